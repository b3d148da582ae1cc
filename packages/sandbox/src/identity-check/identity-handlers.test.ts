import { expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

async function bodyOf(answer: Promise<Response>): Promise<Record<string, unknown>> {
  return (await (await answer).json()) as Record<string, unknown>
}

it.each([
  ['PROF-031', 'approved', {}],
  ['PROF-031', 'declined', { reason: 'blurred' }],
])('tells nobody the outcome who only knows the check (%s, %s)', async (_row, outcome, more) => {
  const { accessToken } = await bank.signIn(await bank.person())
  const headers = { Authorization: `Bearer ${accessToken}` }
  const { runId } = await readJson(bank.post('/identity-verification', {}, headers))
  const { jobId } = await bodyOf(bank.call('identityJobCreate', {}, accessToken))
  const statusOf = async (id: unknown) =>
    (await bodyOf(bank.call('identityCheckGet', { runId: id }, accessToken)))['status']
  for (const id of [runId, jobId]) {
    await bank.control(`/identity-runs/${String(id)}`, { outcome, ...more })
    await expect.poll(() => statusOf(id), { timeout: 15_000 }).toBe(outcome)
  }
  const answers = [
    await bodyOf(bank.call('identityCheckComplete', { runId })),
    await bodyOf(bank.call('identityJobCompleted', { jobId })),
  ]
  expect(answers.map(({ status }) => status)).toEqual(['underInvestigation', 'underInvestigation'])
  expect([await statusOf(runId), await statusOf(jobId)]).toEqual([outcome, outcome])
})
