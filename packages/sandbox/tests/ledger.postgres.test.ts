import { paymentMethods, transferMethods } from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openAccount } from '../src/accounts/index.ts'
import { audit } from '../src/audit/index.ts'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const SLOW_MS = 120_000

// The usual run draws fewer orders.
const isFull = process.env['SIXPENCE_FULL'] === '1'

describeOnPostgres('the bank on PostgreSQL', SLOW_MS, () => {
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

  const pay = (by: TestCustomer, to: TestCustomer, { amount = '1', key = aKey(), at = bank }) => {
    const input = { fromAccount: by.accounts['EUR'], toEmail: to.email, amount }
    return at.call(transferMethods.sendP2p, { by, input, key })
  }
  const count = async () => {
    const [row] = await database.sql<{ count: bigint }>`
      select count(*) from journal_entry where kind = 'p2pTransfer'`
    return row?.count
  }

  const deadlocks = async () => {
    // Servers write their statistics once a second.
    await new Promise(resolve => setTimeout(resolve, 1500))
    const [row] = await database.sql<{ deadlocks: bigint }>`
      select deadlocks from pg_stat_database where datname = current_database()`
    return row?.deadlocks
  }

  it('moves money once for 64 calls at once under one key', async () => {
    const ada = await bank.customer({ accounts: { EUR: '100.00' } })
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    const key = aKey()
    const processes = Array.from({ length: 8 }, () => aBank(database))
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        pay(ada, ben, { key, at: processes[index % processes.length] ?? bank }),
      ),
    )
    const settled = answers.filter(({ status }) => status === 200)
    expect(await count()).toBe(1n)
    expect(new Set(settled.map(({ body }) => body['transactionId'])).size).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await bank.balance(ada.accounts['EUR'])).toBe('98.75')
  })

  it('lets one of 64 withdrawals have the last unit', async () => {
    const ada = await bank.customer({ accounts: { EUR: '1.25' } })
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    const answers = await Promise.all(Array.from({ length: 64 }, () => pay(ada, ben, {})))
    const codes = answers.map(({ body }) => body['responseCode'])
    expect(codes.filter(code => code === '00')).toHaveLength(1)
    expect(codes.filter(code => code === 'VF')).toHaveLength(63)
    expect(await bank.balance(ada.accounts['EUR'])).toBe('0.00')
  })

  it('lets payments in opposite directions pass each other', async () => {
    const ada = await bank.customer({ accounts: { EUR: '500.00' } })
    const ben = await bank.customer({ accounts: { EUR: '500.00' } })
    const before = await deadlocks()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? pay(ada, ben, { amount: '7' }) : pay(ben, ada, { amount: '7' }),
      ),
    )
    expect(answers.every(({ body }) => body['responseCode'] === '00')).toBe(true)
    expect(await bank.balance(ada.accounts['EUR'])).toBe('495.00')
    expect(await deadlocks()).toBe(before)
  })

  it('holds the limit of a day, whichever accounts are paid from at once', async () => {
    const ada = await bank.customer({ accounts: { EUR: '50000.00' } })
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    const vera = await bank.customer({ accounts: { EUR: '0' } })
    const second = await database.transaction(sql =>
      openAccount(
        { sql, newId: bank.newId },
        { customerId: ada.id, currencyCode: 'EUR', balance: '50000.00', at: bank.now() },
      ),
    )
    const twin = { ...ada, accounts: { EUR: second } }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? pay(ada, ben, { amount: '10000' }) : pay(twin, vera, { amount: '10000' }),
      ),
    )
    const codes = answers.map(({ body }) => body['responseCode'])
    expect(codes.filter(code => code === '00')).toHaveLength(2)
  })

  it('counts every wrong code of guesses made at once', async () => {
    const ada = await bank.customer({ approval: 'otp', accounts: { EUR: '100.00' } })
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    const key = aKey()
    await pay(ada, ben, { key })
    const [row] = await database.sql<{ trxid: string }>`select trxid from payment_approval`
    const approve = (approvalCode: string) =>
      bank.call(paymentMethods.approve, {
        by: ada,
        input: { trxid: row?.trxid, approvalCode },
        key,
      })
    const waiting = async () => {
      const [locks] = await database.sql<{ count: bigint }>`
          select count(*) from pg_locks where not granted`
      return locks?.count
    }
    // All have read the payment before the first of them is checked.
    const { guesses } = await database.transaction(async sql => {
      await sql`select from payment for update`
      const asked = Promise.all(Array.from({ length: 8 }, () => approve('no code')))
      await expect.poll(waiting).toBe(8n)
      return { guesses: asked }
    })
    const params = (await guesses).map(({ body }) => paramOf(body))
    expect(params.filter(param => param === 'approvalCode')).toHaveLength(4)
    expect(params.filter(param => param === 'approvalCodeAttempts')).toHaveLength(4)
    const late = await approve(await bank.codeOf(ada))
    expect(paramOf(late.body)).toBe('approvalCodeAttempts')
  })

  it('tells another process that a key is in flight', async () => {
    const ada = await bank.customer({ accounts: { EUR: '100.00' } })
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    const key = aKey()
    const lookup = async () =>
      (await aBank(database).call(paymentMethods.intent, { by: ada, input: { key } })).body[
        'status'
      ]
    const paying = await database.transaction(async sql => {
      await sql`select from ledger_account where id = ${ada.accounts['EUR']} for update`
      const waiting = pay(ada, ben, { key })
      await expect.poll(lookup).toBe('inFlight')
      return { waiting }
    })
    await paying.waiting
    expect(await lookup()).toBe('settled')
  })

  it(
    'keeps the books right, whatever is moved at once',
    async () => {
      const order = fc.record({
        from: fc.nat({ max: 3 }),
        to: fc.nat({ max: 3 }),
        cents: fc.integer({ min: 1, max: 30_000 }),
        isOwn: fc.boolean(),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 24 }), async orders => {
          const accounts = { EUR: '200.00', USD: '50.00' }
          const people = await Promise.all(
            Array.from({ length: 4 }, () => bank.customer({ accounts })),
          )
          await Promise.all(
            orders.map(({ from, to, cents, isOwn }) => {
              const [by, payee] = [people[from], people[to]]
              if (!by || !payee) throw new Error('There are four people.')
              const amount = (cents / 100).toFixed(2)
              if (!isOwn) return pay(by, payee, { amount })
              const { EUR: fromAccount, USD: toAccount } = by.accounts
              const input = { fromAccount, toAccount, toAmount: amount }
              return bank.call(transferMethods.sendOwn, { by, input, key: aKey() })
            }),
          )
          expect(await audit(database)).toEqual([])
        }),
        { numRuns: isFull ? 100 : 10 },
      )
    },
    SLOW_MS,
  )

  it('comes up empty and strict after a reset', async () => {
    await bank.customer({ accounts: { EUR: '1' } })
    await returnToFirstDay(database, EMPTY)
    expect(await database.sql`select id from customer`).toEqual([])
    await expect(database.script('truncate posting')).rejects.toThrow('append-only')
  })

  it('migrates once when eight processes start at once', async () => {
    await database.script('drop schema sixpence cascade')
    const others = await Promise.all(
      Array.from({ length: 8 }, () => openMigrated({ databaseUrl: server.url })),
    )
    await Promise.all(others.map(other => other.close()))
    expect(await database.sql`select code from currency where code = 'EUR'`).toHaveLength(1)
  })

  it(
    'hears notifications again after its connection broke',
    async () => {
      const heard: string[] = []
      const stop = await database.listen('sixpence_test', payload => heard.push(payload))
      await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%' and pid <> pg_backend_pid()`
      await expect
        .poll(
          async () => {
            await database.sql`select pg_notify('sixpence_test', 'hello')`
            return heard.at(-1)
          },
          { timeout: 10_000, interval: 200 },
        )
        .toBe('hello')
      await stop()
    },
    SLOW_MS,
  )
})

/** Returns the field of a refusal. */
function paramOf(body: Record<string, unknown>): unknown {
  const [fault] = (body['validationErrors'] ?? []) as { param: string }[] // The envelope's format.
  return fault?.param
}
