import { checkoutMethods } from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { merchantService, openCheckout } from '../src/checkouts/index.ts'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { addEmbedder } from '../src/embedders/index.ts'
import { holdCheckout } from '../src/payments/index.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const SLOW_MS = 120_000
const CLIENT_KEY = 'ck_test_shop'

describeOnPostgres('checkouts on PostgreSQL', SLOW_MS, () => {
  let server: TestServer
  let database: Database
  let bank: TestBank
  let merchant: TestCustomer
  let checkoutId = ''

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
    merchant = await bank.customer({ businessName: 'A Shop', accounts: { EUR: '0' } })
    checkoutId = await anOrder('order-1')
  })

  const anOrder = (orderId: string) =>
    database.transaction(async sql => {
      const customerId = merchant.id
      const secrets = { apiKey: 'sk_test_shop', signingSecret: 'whsec_test_shop' }
      await addEmbedder(sql, {
        clientKey: CLIENT_KEY,
        name: 'A Shop',
        origins: [],
        merchant: { customerId, ...secrets },
      })
      const wish = { orderId, amount: '42.00', currencyCode: 'EUR', description: 'Two atlases' }
      const context = { sql, clock: { now: () => bank.now() } }
      return (await openCheckout(context, { clientKey: CLIENT_KEY, customerId }, wish)).checkout.id
    })
  const pay = (by: TestCustomer, at: TestBank) => {
    const shown = { expectedAmount: '42.00', expectedCurrencyCode: 'EUR' }
    const input = { checkoutId, fromAccount: by.accounts['EUR'], ...shown }
    return at.call(checkoutMethods.pay, { by, input, key: aKey() })
  }
  const entries = async () => {
    const [row] = await database.sql<{ count: bigint }>`
        select count(*) from journal_entry where kind = 'checkout'`
    return row?.count
  }

  it('are paid once by fifty payments of ten customers at once', async () => {
    const customers = await Promise.all(
      Array.from({ length: 10 }, () => bank.customer({ accounts: { EUR: '1000.00' } })),
    )
    const processes = Array.from({ length: 4 }, () => aBank(database))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        pay(customers[index % 10] ?? merchant, processes[index % 4] ?? bank),
      ),
    )
    const codes = answers.map(({ body }) => body['responseCode'])
    expect(codes.filter(code => code === '00')).toHaveLength(1)
    expect(codes.filter(code => code === 'VF')).toHaveLength(49)
    expect(await entries()).toBe(1n)
    expect(await bank.balance(merchant.accounts['EUR'])).toBe('42.00')
  })

  it('wait for one approval of fifty payments at once', async () => {
    const customers = await Promise.all(
      Array.from({ length: 10 }, () =>
        bank.customer({ approval: 'otp', accounts: { EUR: '1000.00' } }),
      ),
    )
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => pay(customers[index % 10] ?? merchant, bank)),
    )
    expect(answers.filter(({ body }) => 'approval' in body)).toHaveLength(1)
    const refused = answers.flatMap(({ body }) => body['validationErrors'] ?? [])
    expect(refused).toHaveLength(49)
    expect(new Set(refused.map(error => (error as { param: string }).param))).toEqual(
      new Set(['checkoutPending']),
    )
  })

  it('are not said to be open while a payment is being made', async () => {
    const service = merchantService({
      database,
      clock: { now: () => bank.now() },
      newId: () => crypto.randomUUID(),
    })
    const status = async (): Promise<unknown> =>
      (await service.request(`/public-api/checkout/${checkoutId}/status`)).json()
    expect(await status()).toEqual({ status: 'open' })
    const held = database.transaction(async sql => {
      await holdCheckout({ sql }, checkoutId)
      const asked = status()
      await new Promise(resolve => setTimeout(resolve, 200))
      await sql`
        update checkout set status = 'refused', final_at = ${bank.now()} where id = ${checkoutId}`
      return { asked }
    })
    expect(await (await held).asked).toEqual({ status: 'refused' })
  })
})
