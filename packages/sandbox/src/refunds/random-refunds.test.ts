import type { Permission } from '@sixpence/protocol'
import {
  approvalMethods,
  invoiceMethods,
  merchantMethods,
  type NamedMethod,
} from '@sixpence/protocol/schemas'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { findingsAfter, invariantsOf } from '../../tests/findings-after.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { grantAccess } from '../access/index.ts'
import { findFaults } from '../audit/find-faults.ts'

const held = testDatabase()
const DAY_MS = 86_400_000
const SEED = Number(process.env['SIXPENCE_SEED'] ?? 20_261_126)
const PAID_CENTS = 700

const STEPS = ['refund', 'stale', 'request', 'approve', 'decline', 'aDay', 'aMonth'] as const

type Step = (typeof STEPS)[number]

let bank: TestBank
let shop: TestCustomer
let payer: TestCustomer
let clerk: TestCustomer

beforeEach(async () => {
  bank = aBank(held.database)
  shop = await bank.customer({ businessName: 'A Shop', accounts: { EUR: '0' } })
  payer = await bank.customer({ accounts: { EUR: '1000.00' } })
  clerk = await bank.customer({ name: 'Cleo Park' })
  const permissions: Permission[] = ['sendUserToUser']
  const grant = { userId: clerk.id, customerId: shop.id, permissions }
  await grantAccess(held.database.sql, [{ ...grant, right: 'initiate' }])
})

const ask = async (method: NamedMethod, by: TestCustomer, input: object) => {
  const acting = by === clerk && { acting: { customer: shop, right: 'initiate' } as const }
  return (await bank.call(method, { by, input, key: aKey(), ...acting })).body
}

async function sell(): Promise<string> {
  const dueDate = bank.now().toISOString().slice(0, 10)
  const asked = { toEmail: payer.email, amount: '7.00', currency: 'EUR', dueDate }
  const { invoice } = await ask(invoiceMethods.create, shop, asked)
  const { id: invoiceId } = invoice as { id: string } // follows the method's schema
  const shown = { expectedTotal: '7.25', expectedCurrencyCode: 'EUR' }
  const fromAccount = payer.accounts['EUR']
  await ask(invoiceMethods.pay, payer, { invoiceId, fromAccount, ...shown })
  const [row] = await held.database.sql<{ id: string }>`
    select payment_id as id from merchant_payment where reference_id = ${invoiceId}`
  return row?.id ?? 'was not paid'
}

const cents = (amount: unknown): number => Math.round(Number(amount) * 100)
const written = (amount: number): string => (amount / 100).toFixed(2)

async function leftOf(paymentId: string): Promise<number> {
  const { payment } = await ask(merchantMethods.payment, shop, { paymentId })
  return cents((payment as { leftAmount: string }).leftAmount)
}

interface Wish {
  readonly by: TestCustomer
  readonly amount: number
  /** The error in the shown refundable amount. */
  readonly off?: number
}

async function giveBack(paymentId: string, { by, amount, off = 0 }: Wish) {
  const left = Math.max(1, (await leftOf(paymentId)) + off)
  const shown = { expectedLeftAmount: written(left), expectedCurrencyCode: 'EUR' }
  return ask(merchantMethods.refund, by, { paymentId, amount: written(amount), ...shown })
}

async function decide(paymentId: string, declined: boolean): Promise<void> {
  const [waiting] = await held.database.sql<{ id: string }>`
    select request.id from payment_request request join payment on payment.id = payment_id
    where refunds_id = ${paymentId} and request.status = 'waiting'
    order by requested_at desc limit 1`
  const asked = { transactionIds: [waiting?.id ?? 'none'], declined, reason: 'As it came' }
  const { approvalTransactionId } = await ask(approvalMethods.decide, shop, asked)
  if (approvalTransactionId) await ask(approvalMethods.approve, shop, { approvalTransactionId })
}

const DO: Readonly<Record<Step, (id: string, amount: number) => Promise<unknown>>> = {
  refund: (id, amount) => giveBack(id, { by: shop, amount }),
  stale: (id, amount) => giveBack(id, { by: shop, amount, off: 1 }),
  request: (id, amount) => giveBack(id, { by: clerk, amount }),
  approve: id => decide(id, false),
  decline: id => decide(id, true),
  aDay: async () => bank.advance(DAY_MS),
  aMonth: async () => bank.advance(31 * DAY_MS),
}

/** Checks the invariants of a payment; returns the refunded amount in cents. */
async function check(paymentId: string): Promise<number> {
  const [row] = await held.database.sql<Record<string, string>>`
    select refunded, refund_waiting(payment_id, ${bank.now()}::timestamptz, '') as waiting,
      (select coalesce(sum(amount), 0) from refund where paid_id = payment_id) as listed,
      (select coalesce(sum(posting.amount), 0)
        from payment join posting on entry_id = transaction_id
        where refunds_id = merchant_payment.payment_id and account_id = ${payer.accounts['EUR']})
        as arrived,
      (select coalesce(sum((facts->'refund'->>'amount')::numeric), 0) from merchant_event
        where type = 'refund.final' and facts->'refund'->>'paymentId' = payment_id) as told
    from merchant_payment where payment_id = ${paymentId}`
  const { refunded, waiting, listed, arrived, told } = row ?? {}
  const sums = [listed, arrived, told].map(cents)
  expect(sums).toEqual([cents(refunded), cents(refunded), cents(refunded)])
  expect(cents(refunded) + cents(waiting)).toBeLessThanOrEqual(PAID_CENTS)
  expect(await leftOf(paymentId)).toBe(PAID_CENTS - cents(refunded) - cents(waiting))
  return cents(refunded)
}

describe('refunds', () => {
  it('keep ledger and sums exact, and give back no more than was paid, whatever is done in which order', async () => {
    const step = fc.tuple(fc.constantFrom(...STEPS), fc.integer({ min: 1, max: PAID_CENTS }))
    const all = fc.array(step, { minLength: 3, maxLength: 9 })
    let [sold, back] = [0, 0]
    const ends = new Set<string>()
    for (const steps of fc.sample(all, { numRuns: 40, seed: SEED })) {
      const paymentId = await sell()
      sold += PAID_CENTS
      let given = 0
      for (const [name, amount] of steps) {
        await DO[name](paymentId, amount)
        const now = await check(paymentId)
        expect(now).toBeGreaterThanOrEqual(given)
        given = now
      }
      back += given
      ends.add(given === 0 ? 'nothing' : given === PAID_CENTS ? 'all' : 'a part')
    }
    expect([...ends]).toEqual(expect.arrayContaining(['nothing', 'a part']))
    expect(await bank.balance(shop.accounts['EUR'])).toBe(written(sold - back))
    expect(await findFaults(held.database.sql)).toEqual([])
  })

  it('wait for others while somebody asks, and are free again once that is declined or over', async () => {
    const id = await sell()
    expect(await giveBack(id, { by: clerk, amount: 600 })).toMatchObject({ responseCode: '00' })
    expect(await check(id)).toBe(0)
    expect(await giveBack(id, { by: shop, amount: 101 })).toMatchObject({
      validationErrors: [{ param: 'refundLeft' }],
    })
    await decide(id, true)
    expect(await leftOf(id)).toBe(PAID_CENTS)
    await giveBack(id, { by: clerk, amount: 700 })
    expect(await leftOf(id)).toBe(0)
    bank.advance(30 * DAY_MS)
    expect(await leftOf(id)).toBe(PAID_CENTS)
    await giveBack(id, { by: clerk, amount: 700 })
    await decide(id, false)
    expect(await check(id)).toBe(PAID_CENTS)
  })

  it('begun and not confirmed are free again after a quarter of an hour', async () => {
    await held.database.sql`update customer set approval_mode = 'otp' where id = ${shop.id}`
    const id = await sell()
    expect(await giveBack(id, { by: shop, amount: 700 })).toHaveProperty('approval')
    expect(await leftOf(id)).toBe(0)
    const [mail] = await held.database.sql<{ body: string }>`
      select body from inbox_message where recipient = ${shop.email} order by position desc limit 1`
    expect(mail?.body).toContain('The fee is 0.00 EUR.')
    bank.advance(15 * 60_000)
    expect(await leftOf(id)).toBe(PAID_CENTS)
  })

  it.each([
    ['more was given back than was paid', `update merchant_payment set amount = 1`],
    ['something else is said of it', `update merchant_payment set refunded = 5`],
  ])('are audited: %s', async (_, harm) => {
    const id = await sell()
    await giveBack(id, { by: shop, amount: 300 })
    expect(await findFaults(held.database.sql)).toEqual([])
    const found = await findingsAfter(held.database, async script => {
      await script('alter table merchant_payment disable trigger user')
      await script('alter table merchant_payment drop constraint merchant_payment_check')
      await script(`${harm} where payment_id = '${id}'`)
    })
    expect(invariantsOf(found)).toEqual(['refundedWithinPaid'])
  })
})
