import { utcDay } from '@sixpence/protocol'
import { preapprovedMethods, transferMethods } from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openAccount } from '../src/accounts/index.ts'
import { audit } from '../src/audit/index.ts'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { holdDueRuns } from '../src/preapproved/due-runs.ts'
import { endPreapproved } from '../src/preapproved/index.ts'
import { makeRun } from '../src/preapproved/make-run.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const SLOW_MS = 120_000
const WEEK_MS = 7 * 86_400_000

describeOnPostgres('payments that repeat themselves on PostgreSQL', SLOW_MS, () => {
  let server: TestServer
  let database: Database
  let bank: TestBank
  let ada: TestCustomer
  let savings = ''

  beforeAll(async () => {
    server = await startServer()
    database = await openMigrated({ databaseUrl: server.url })
  }, START_MS)

  afterAll(async () => {
    await database.close()
    await server.stop()
  }, START_MS)

  beforeEach(async () => {
    await returnToFirstDay(database, EMPTY)
    bank = aBank(database)
    ada = await bank.customer({ accounts: { EUR: '1000.00' } })
    const account = { customerId: ada.id, currencyCode: 'EUR', balance: '0', at: bank.now() }
    savings = await database.transaction(sql => openAccount({ sql, newId: bank.newId }, account))
  })

  async function begin(): Promise<string> {
    const order = { fromAccount: ada.accounts['EUR'], toAccount: savings, toAmount: '1.00' }
    const input = { ...order, subscriptionFrequency: 'weekly' }
    await bank.call(transferMethods.sendOwn, { by: ada, input, key: aKey() })
    const [row] = await database.sql<{ id: string }>`
      select id from subscription order by position desc limit 1`
    return row?.id ?? 'nothing began'
  }
  const context = () => ({ newId: bank.newId, clock: { now: () => bank.now() } })
  const run = () =>
    database.transaction(async sql => {
      const due = await holdDueRuns(sql, { today: utcDay(bank.now()), size: 10, skipped: [] })
      for (const one of due) await makeRun({ sql, ...context() }, one)
      return due.length
    })
  const cancel = async (id: string) =>
    (await bank.call(preapprovedMethods.cancel, { by: ada, input: { id } })).body
  const end = (id: string) => database.transaction(sql => endPreapproved({ sql, ...context() }, id))
  const runsOf = async (id: string) =>
    (await database.sql`select number from subscription_run where subscription_id = ${id}`).length

  it('have one outcome when cancelling meets a run, and it is told (PREAP-004)', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await begin()
      bank.advance(WEEK_MS)
      const both = [run, async () => cancel(id), run]
      const answers = await Promise.all(both.map(async (_, at) => both[(at + round) % 3]?.()))
      const said = answers.find(answer => typeof answer === 'object') as { item: object }
      const made = await runsOf(id)
      expect([1, 2]).toContain(made)
      expect(said.item).toMatchObject({ status: 'canceled', transactionsMade: made })
      expect(await run()).toBe(0)
      expect(await runsOf(id)).toBe(made)
    }
    expect(await audit(database)).toEqual([])
  })

  it('are ended once when customer and bank meet', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await begin()
      const [said] = await Promise.all([cancel(id), end(id)])
      expect(said).toMatchObject({ responseCode: '00', item: { status: 'canceled' } })
      bank.advance(WEEK_MS)
      expect(await run()).toBe(0)
    }
  })

  it('are run once by eight hands at the same time', async () => {
    const ids = [await begin(), await begin(), await begin()]
    bank.advance(3 * WEEK_MS)
    let made = 0
    for (let round = 0; round < 12; round += 1) {
      const counts = await Promise.all(Array.from({ length: 8 }, run))
      made += counts.reduce((sum, count) => sum + count, 0)
    }
    expect(made).toBe(9)
    expect(await Promise.all(ids.map(runsOf))).toEqual([4, 4, 4])
    expect(await bank.balance(savings)).toBe('12.00')
    expect(await audit(database)).toEqual([])
  })
})
