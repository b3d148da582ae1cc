import { batchMethods } from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asThemselves } from '../src/access/index.ts'
import { audit } from '../src/audit/index.ts'
import { submitBatch } from '../src/batches/index.ts'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const SLOW_MS = 120_000

describeOnPostgres('batches on PostgreSQL', SLOW_MS, () => {
  let server: TestServer
  let database: Database
  let bank: TestBank

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
  })

  const pay = (by: TestCustomer, to: readonly TestCustomer[], amount = '1') =>
    database.transaction(sql =>
      submitBatch(
        {
          sql,
          clock: { now: () => bank.now() },
          newId: bank.newId,
          caller: asThemselves({
            userId: by.id,
            customerId: by.id,
            email: by.email,
            sessionId: 'a-session',
            scope: 'full',
          }),
        },
        {
          name: 'Round',
          type: 'p2p',
          accountId: by.accounts['EUR'] ?? '',
          lines: to.map(({ email }) => ({ email, amount })),
        },
      ),
    )

  it('pays in circles at once, and nobody waits for good', async () => {
    const people = await Promise.all(
      [1, 2, 3, 4].map(() => bank.customer({ accounts: { EUR: '100.00' } })),
    )
    const rounds = people.flatMap((by, at) => {
      const others = [...people.slice(at + 1), ...people.slice(0, at)]
      return [pay(by, others), pay(by, others.toReversed())]
    })
    expect(await Promise.all(rounds)).toHaveLength(8)
    // Each paid six and was paid six; six fees of a quarter.
    for (const { accounts } of people) expect(await bank.balance(accounts['EUR'])).toBe('98.50')
    expect(await audit(database)).toEqual([])
  })

  it('spends no money twice when two batches come at once', async () => {
    const payer = await bank.customer({ accounts: { EUR: '10.25' } })
    const payee = await bank.customer({ accounts: { EUR: '0' } })
    await Promise.all([pay(payer, [payee], '10'), pay(payer, [payee], '10')])
    expect(await bank.balance(payer.accounts['EUR'])).toBe('0.00')
    expect(await bank.balance(payee.accounts['EUR'])).toBe('10.00')
    const outcomes = await database.sql<{ reason: string | null }>`
      select reason from batch_payment order by reason nulls first`
    expect(outcomes).toEqual([{ reason: null }, { reason: 'funds' }])
  })

  describe('a draft', () => {
    let payer: TestCustomer
    let payee: TestCustomer

    beforeEach(async () => {
      payer = await bank.customer({ accounts: { EUR: '10.25' } })
      payee = await bank.customer({ accounts: { EUR: '0' } })
    })

    const makeAtOnce = async (method: Parameters<TestBank['call']>[0], input: object) => {
      const key = aKey()
      const calls = [1, 2, 3, 4].map(() => bank.call(method, { by: payer, key, input }))
      const answers = (await Promise.all(calls)).map(({ body }) => body)
      return { answers, drafts: await database.sql`select id as "batchId" from batch_draft` }
    }
    const once = ({
      answers,
      drafts: [draft, ...others],
    }: Awaited<ReturnType<typeof makeAtOnce>>) =>
      others.length === 0 && answers.every(({ batchId }) => batchId === draft?.['batchId'])

    it('is made once of the same batch that is handed in several times at once', async () => {
      const text = `${payee.email} 1`
      const input = { batchName: 'Wages', accountId: payer.accounts['EUR'], text }
      expect(await makeAtOnce(batchMethods.handInP2p, input)).toSatisfy(once)
    })

    it('is made once of the same batch that is retried several times at once', async () => {
      const batchId = await pay(payer, [payee, payee], '10')
      expect(await makeAtOnce(batchMethods.retry, { batchId })).toSatisfy(once)
    })
  })
})
