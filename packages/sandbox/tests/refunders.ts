import { aKey } from './a-bank.ts'
import { told, type Told } from './a-merchant.ts'
import type { Shopper } from './a-shopper.ts'
import type { TestSandbox } from './test-sandbox.ts'

/** A payment to a merchant in its wire format. */
export interface WirePayment extends Readonly<Record<string, unknown>> {
  readonly paymentId: string
  readonly leftAmount: string
  readonly refundedAmount: string
  readonly waitingAmount: string
  readonly refunds: readonly Readonly<Record<string, string>>[]
}

interface Wish extends Readonly<Record<string, unknown>> {
  readonly key?: string
}

/** Calls about merchants' received payments, without screens. */
export interface Refunders {
  readonly ask: (by: Pick<Shopper, 'token'>, method: string, input?: object) => Promise<Told>
  /** Returns the payment of a checkout or an invoice, as its merchant sees it. */
  readonly paid: (by: Shopper, referenceId: unknown) => Promise<WirePayment>
  /** Refunds a part of a payment as it stands, by default 10.00 EUR. */
  readonly refund: (by: Shopper, payment: WirePayment, wish?: Wish) => Promise<Told>
  /** Lists the notifications about refunds that the merchant's server received, oldest first. */
  readonly events: (by: Shopper) => Promise<readonly Readonly<Record<string, unknown>>[]>
}

export function refundersOf(bank: TestSandbox): Refunders {
  const ask: Refunders['ask'] = ({ token }, method, input = {}) =>
    told(bank.call(method, input, token))
  return {
    ask,
    async paid(by, referenceId) {
      const [row] = await bank.database.sql<{ id: string }>`
        select payment_id as id from merchant_payment where reference_id = ${referenceId}`
      const { payment } = await ask(by, 'merchantPaymentGet', { paymentId: row?.id ?? 'none' })
      return payment as WirePayment // follows the method's schema
    },
    refund({ token }, { paymentId, leftAmount }, { key = aKey(), ...wish } = {}) {
      const shown = { expectedLeftAmount: leftAmount, expectedCurrencyCode: 'EUR' }
      const input = { paymentId, amount: '10.00', ...shown, ...wish }
      return told(bank.call('refundPay', input, { token, key }))
    },
    async events({ customerId }) {
      const rows = await bank.database.sql<{ facts: { refund: Record<string, unknown> } }>`
        select facts from merchant_event
        where customer_id = ${customerId} and type = 'refund.final' order by at, id`
      return rows.map(({ facts }) => facts.refund)
    },
  }
}
