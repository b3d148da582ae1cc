import { invoiceMethods, merchantMethods } from '@sixpence/protocol/schemas'
import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Database, openMigrated, returnToFirstDay } from '../src/db/index.ts'
import { findFaults } from '../src/audit/find-faults.ts'
import { aBank, aKey, type TestBank, type TestCustomer } from './a-bank.ts'
import { EMPTY } from './test-database.ts'

const START_MS = 60_000
const SLOW_MS = 120_000
const PROCESSES = 4

describeOnPostgres('refunds on PostgreSQL', SLOW_MS, () => {
  let server: TestServer
  let database: Database
  let bank: TestBank
  let shop: TestCustomer
  let payer: TestCustomer
  let paymentId = ''

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
    shop = await bank.customer({ businessName: 'A Shop', accounts: { EUR: '500.00' } })
    payer = await bank.customer({ accounts: { EUR: '100.00' } })
    paymentId = await sell()
  })

  async function sell(): Promise<string> {
    const dueDate = bank.now().toISOString().slice(0, 10)
    const asked = { toEmail: payer.email, amount: '40.00', currency: 'EUR', dueDate }
    const made = await bank.call(invoiceMethods.create, { by: shop, input: asked, key: aKey() })
    const { id: invoiceId } = made.body['invoice'] as { id: string } // follows the method's schema
    const shown = { expectedTotal: '40.25', expectedCurrencyCode: 'EUR' }
    const input = { invoiceId, fromAccount: payer.accounts['EUR'], ...shown }
    await bank.call(invoiceMethods.pay, { by: payer, input, key: aKey() })
    const [row] = await database.sql<{ id: string }>`
      select payment_id as id from merchant_payment where reference_id = ${invoiceId}`
    return row?.id ?? 'was not paid'
  }

  const giveBack = async (at: TestBank, left: string, key = aKey()) => {
    const shown = { expectedLeftAmount: left, expectedCurrencyCode: 'EUR' }
    const input = { paymentId, amount: '10.00', ...shown }
    return (await at.call(merchantMethods.refund, { by: shop, input, key })).body['responseCode']
  }
  const processes = () => Array.from({ length: PROCESSES }, () => aBank(database))

  it('give back once what fifty at once saw as it was', async () => {
    const banks = processes()
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, at) => giveBack(banks[at % PROCESSES] ?? bank, '40.00')),
    )
    expect(codes.filter(code => code === '00')).toHaveLength(1)
    expect(codes.filter(code => code === 'VF')).toHaveLength(49)
    expect(await bank.balance(payer.accounts['EUR'])).toBe('69.75')
  })

  it('never give back more than was paid, whoever tries again and again', async () => {
    const rounds = await Promise.all(
      processes().map(async at => {
        const codes = []
        for (let left = 40; left > 0; left -= 10) {
          for (let again = 0; again < 5; again += 1) codes.push(await giveBack(at, `${left}.00`))
        }
        return codes
      }),
    )
    expect(rounds.flat().filter(code => code === '00')).toHaveLength(4)
    expect(await bank.balance(payer.accounts['EUR'])).toBe('99.75')
    expect(await bank.balance(shop.accounts['EUR'])).toBe('500.00')
    expect(await findFaults(database.sql)).toEqual([])
  })

  it('answer one key once, at two processes at the same time', async () => {
    const key = aKey()
    const [one, other] = processes()
    const codes = await Promise.all(
      [one, other].map(async at => giveBack(at ?? bank, '40.00', key).catch(() => 'in flight')),
    )
    expect(codes).toContain('00')
    expect(await bank.balance(payer.accounts['EUR'])).toBe('69.75')
  })
})
