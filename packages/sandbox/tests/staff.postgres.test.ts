import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeOnPostgres, startServer } from '@sixpence/tooling/postgres'
import { afterAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../src/node/index.ts'
import type { Sandbox } from '../src/sandbox.ts'
import { loginOf, type TestPerson, type Tokens } from './test-sandbox.ts'

const LONG_MS = 120_000
const CALLS = 500

/** Returns calls to act as staff at a bank that may be restarted. */
function staffAt(bank: Sandbox) {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { ...(token !== undefined && { Authorization: `Bearer ${token}` }) }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await bank.fetch(`http://bank.localhost${path}`, init)
    // Each response's schema checks it.
    return (await answer.json()) as Record<string, unknown>
  }
  const person = async (wish: object) => {
    const init = { method: 'POST', body: JSON.stringify(wish) }
    const made = await bank.control('http://127.0.0.1/people', init)
    return (await made.json()) as TestPerson
  }
  const tokenOf = async ({ email, password }: TestPerson) => {
    const tokens = (await post('/auth/login', loginOf(email, password))) as unknown as Tokens
    return tokens.accessToken
  }
  return {
    person,
    tokenOf,
    call: (method: string, body: object, token: string) => post(`/api?${method}`, body, token),
    staffActs: async (customer: TestPerson) =>
      (await post('/api?staffActList', {}, await tokenOf(customer)))['items'],
  }
}

/** Makes many concurrent calls for a customer, a quarter of them refused. */
async function lookAfter(bank: Sandbox): Promise<TestPerson> {
  const { person, tokenOf, call } = staffAt(bank)
  const customer = await person({})
  const token = await tokenOf(await person({ standing: { isAdmin: true } }))
  const of = { fromCustomerId: customer.customerId }
  await call('staffAccessBegin', { ...of, reason: 'Asked about a card' }, token)
  const methods = ['balanceInquiry', 'p2pTransfer', 'addressInquiry', 'transactionHistoryList']
  const said = await Promise.all(
    Array.from({ length: CALLS }, (_, number) => call(methods[number % 4] ?? '', of, token)),
  )
  expect(said.filter(({ responseCode }) => responseCode === '00')).toHaveLength(CALLS * 0.75)
  expect(said.filter(({ responseCode }) => responseCode === '13')).toHaveLength(CALLS / 4)
  return customer
}

/** The customer's list of these calls: each once, with its outcome. */
const EVERY_CALL = [
  { kind: 'accounts', result: 'done', count: CALLS / 4 },
  { kind: 'history', result: 'done', count: CALLS / 4 },
  { kind: 'opened', result: 'done', count: 1 },
  { kind: 'profile', result: 'done', count: CALLS / 4 },
  { kind: 'sendMoney', result: 'refused', count: CALLS / 4 },
]

async function toldTo(customer: TestPerson, bank: Sandbox): Promise<unknown> {
  const items = (await staffAt(bank).staffActs(customer)) as { kind: string }[]
  return items.toSorted((one, other) => one.kind.localeCompare(other.kind))
}

describe('what staff do at a bank on the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sixpence-staff-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it(
    'has an attempt and an outcome for each of 500 calls at once, also after a restart (GAP-70)',
    async () => {
      const dataDir = mkdtempSync(join(folder, 'bank-'))
      const bank = await createSandbox({ dataDir })
      const customer = await lookAfter(bank)
      expect(await toldTo(customer, bank)).toMatchObject(EVERY_CALL)
      await bank.close()
      const again = await createSandbox({ dataDir })
      expect(await toldTo(customer, again)).toMatchObject(EVERY_CALL)
      await again.close()
    },
    LONG_MS,
  )
})

describeOnPostgres('what staff do at a bank on PostgreSQL', LONG_MS, () => {
  it(
    'has an attempt and an outcome for each of 500 calls at once, also after a restart (GAP-70)',
    async () => {
      const server = await startServer()
      const bank = await createSandbox({ databaseUrl: server.url })
      const customer = await lookAfter(bank)
      expect(await toldTo(customer, bank)).toMatchObject(EVERY_CALL)
      await bank.close()
      const again = await createSandbox({ databaseUrl: server.url })
      expect(await toldTo(customer, again)).toMatchObject(EVERY_CALL)
      await again.close()
      await server.stop()
    },
    LONG_MS,
  )
})
