import { restMethods } from '@sixpence/protocol/schemas'
import { expect, it, vi } from 'vitest'
import { aHostilePerson, brokenBy, hostileCalls, likelyValues } from '../../tests/hostile-calls.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'
import type { Defect } from '../bank.ts'

const onDefect = vi.fn<(defect: Defect) => void>()
const bank = testSandbox({ onDefect })

it('answers every call as declared, whatever stands where its schema lets it', async () => {
  const { token, own } = await aHostilePerson(bank)
  const calls = hostileCalls(likelyValues, own)
  expect(calls.length).toBeGreaterThan(300)
  expect(await brokenBy(bank, calls, token)).toEqual([])
  expect(onDefect).not.toHaveBeenCalled()
})

it.each([
  '/api?balanceInquiry',
  '/api?p2pTransfer',
  '/auth/login',
  '/identity-verification',
  '/pdf?template=agreement',
  '/public-api/apikey',
  '/public-api/checkout',
])('refuses what is nested too deeply at %s, before anything reads it', async path => {
  const { token } = await aHostilePerson(bank)
  const deep = `{"fromCustomerId":${'['.repeat(6000)}${']'.repeat(6000)}}`
  const key = path.endsWith('checkout') ? 'sk_sandbox_munteanu_books' : token
  const answer = await bank.post(path, deep, { Authorization: `Bearer ${key}` })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('too deeply')])
  expect(onDefect).not.toHaveBeenCalled()
})

it.each(['%00', '%D9%A1', 'a%0d%0ab', '%ff'])(
  'answers every address with %s in it, with a token and without',
  async odd => {
    const { token } = await aHostilePerson(bank)
    const odds = restMethods().filter(({ path }) => path.includes('{'))
    const broken: string[] = []
    for (const { method, path } of odds) {
      for (const headers of [{}, { Authorization: `Bearer ${token}` }]) {
        const url = `http://bank.localhost${path.replaceAll(/\{\w+\}/g, odd)}`
        const body = method === 'GET' ? null : '{}'
        const { status } = await bank.sandbox.fetch(url, { method, headers, body })
        if (status >= 500) broken.push(`${method} ${path}`)
      }
    }
    expect(broken).toEqual([])
    expect(onDefect).not.toHaveBeenCalled()
  },
)
