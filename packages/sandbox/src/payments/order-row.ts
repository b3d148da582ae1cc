import type { SubscriptionTerms } from '@sixpence/protocol'
import type { Decimal } from '../money/index.ts'
import type { ExternalTerms } from './external-terms.ts'
import type { Operation } from './payment-kinds.ts'
import type { PaymentOrder } from './payment-order.ts'

/** What the database keeps of an order, with how it is repeated. */
export interface OrderRow {
  readonly operation: Operation
  readonly from_account: string
  readonly to_account: string
  readonly payee_email: string | null
  readonly checkout_id: string | null
  readonly invoice_id: string | null
  readonly refunds_id: string | null
  readonly external: ExternalTerms | null
  readonly currency_code: string
  readonly amount: Decimal
  readonly fee: Decimal
  readonly note: string | null
  readonly subscription: SubscriptionTerms | null
}

/** What moves by an order that was kept. */
export const orderOf = (row: OrderRow): PaymentOrder => ({
  operation: row.operation,
  fromAccount: row.from_account,
  toAccount: row.to_account,
  payeeEmail: row.payee_email ?? undefined,
  checkoutId: row.checkout_id ?? undefined,
  invoiceId: row.invoice_id ?? undefined,
  refundsId: row.refunds_id ?? undefined,
  external: row.external ?? undefined,
  currencyCode: row.currency_code,
  amount: row.amount,
  fee: row.fee,
  note: row.note ?? undefined,
  subscription: row.subscription ?? undefined,
})
