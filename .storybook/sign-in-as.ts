import type { Sixpence } from '@sixpence/core'
import type { freshBank } from './page-bank.ts'

type Bank = Awaited<ReturnType<typeof freshBank>>

/** Signs in one of the bank's people, by the name before the @, like a customer. */
export async function signInAs(person: string, sixpence: Sixpence, bank: Bank): Promise<void> {
  const people = await read<{ email: string; password: string }[]>(bank, '/people')
  const found = people.find(({ email }) => email.startsWith(`${person}@`))
  if (!found) throw new Error(`The bank knows nobody called ${person}`)
  const step = await sixpence.signIn.start({ username: found.email, password: found.password })
  if (step.status === 'signedIn') return
  if (step.status === 'approvalNeeded') {
    const approved = sixpence.signIn.awaitApproval(step.signInId)
    await approvePush(bank, found.email)
    await approved
    return
  }
  if (step.status !== 'codeNeeded') throw new Error(`${person} cannot sign in by a code`)
  await sixpence.signIn.confirm(step.signInId, await lastCode(bank, found.email))
}

/** Creates a person in a situation at the bank, e.g. `limited`, and signs them in. */
export async function signInWhoIs(
  situation: string,
  sixpence: Sixpence,
  bank: Bank,
): Promise<void> {
  const made = await bank.control('http://127.0.0.1:4401/people', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ situation: situation.split('+') }),
  })
  if (!made.ok) throw new Error(`Nobody can be ${situation}: ${made.status}`)
  // The control API is the sandbox's own, and its tests check its answers.
  const { email, password } = (await made.json()) as { email: string; password: string }
  await sixpence.signIn.start({ username: email, password })
}

async function approvePush(bank: Bank, email: string): Promise<void> {
  const waiting = await read<{ id: string; to: string }[]>(bank, '/pushes')
  const push = waiting.find(({ to }) => to === email)
  if (!push) throw new Error(`No push waits for ${email}`)
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ approve: true })
  await bank.control(`http://127.0.0.1:4401/push/${push.id}`, { method: 'POST', headers, body })
}

async function lastCode(bank: Bank, email: string): Promise<string> {
  const messages = await read<{ at: string; code?: string }[]>(
    bank,
    `/inbox?to=${encodeURIComponent(email)}`,
  )
  const newest = messages
    .filter(message => message.code !== undefined)
    .toSorted((one, other) => other.at.localeCompare(one.at))[0]
  if (newest?.code === undefined) throw new Error(`No code has come for ${email}`)
  return newest.code
}

async function read<Answer>(bank: Bank, path: string): Promise<Answer> {
  const response = await bank.control(`http://127.0.0.1:4401${path}`)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  // The control API is the sandbox's own, and its tests check its answers.
  return (await response.json()) as Answer
}
