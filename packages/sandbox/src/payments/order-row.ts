import type { BatchOperation, ExternalKind, SubscriptionTerms } from '@sixpence/protocol'
import type { Decimal } from '../money/index.ts'
import type { ExternalTerms } from './external-terms.ts'
import type { Operation, OwnOperation } from './payment-kinds.ts'
import type { PaymentOrder, SingleOrder } from './payment-order.ts'

/** The columns of every order, with its repetition. */
interface MovedRow {
  readonly from_account: string
  readonly currency_code: string
  readonly amount: Decimal
  readonly fee: Decimal
  readonly note: string | null
  readonly subscription: SubscriptionTerms | null
}

interface NamedRow {
  readonly to_account: string
  readonly payee_email: string
  readonly checkout_id: string
  readonly invoice_id: string
  readonly refunds_id: string
  readonly external: ExternalTerms
  readonly batch_id: string
}

/** The table's constraints guarantee that columns of another operation are empty. */
type AnyRow<Of, Name extends keyof NamedRow> = MovedRow &
  Pick<NamedRow, Name> & { readonly [Other in Exclude<keyof NamedRow, Name>]: null } & {
    readonly operation: Of
  }

type RowOf<Of extends Operation, Name extends keyof NamedRow = never> = AnyRow<
  Of,
  Name | 'to_account'
>

/** The stored row of an order of one payment. */
export type SingleRow =
  | RowOf<OwnOperation>
  | RowOf<'p2p', 'payee_email'>
  | RowOf<'checkout', 'checkout_id'>
  | RowOf<'invoice', 'invoice_id'>
  | RowOf<'refund', 'refunds_id'>
  | RowOf<ExternalKind, 'external'>

/** The stored row of an order. */
export type OrderRow = SingleRow | AnyRow<BatchOperation, 'batch_id'>

/** Returns the order kept in a row. */
export function orderOf(row: SingleRow): SingleOrder
export function orderOf(row: OrderRow): PaymentOrder
export function orderOf(row: OrderRow): PaymentOrder {
  const moving = {
    fromAccount: row.from_account,
    currencyCode: row.currency_code,
    amount: row.amount,
    fee: row.fee,
    note: row.note ?? undefined,
    subscription: row.subscription ?? undefined,
  }
  if (row.batch_id !== null) {
    return { ...moving, operation: row.operation, batchId: row.batch_id }
  }
  const moved = { ...moving, toAccount: row.to_account }
  switch (row.operation) {
    case 'ownSameCurrency':
    case 'ownCrossCurrency':
      return { ...moved, operation: row.operation }
    case 'p2p':
      return { ...moved, operation: row.operation, payeeEmail: row.payee_email }
    case 'checkout':
      return { ...moved, operation: row.operation, checkoutId: row.checkout_id }
    case 'invoice':
      return { ...moved, operation: row.operation, invoiceId: row.invoice_id }
    case 'refund':
      return { ...moved, operation: row.operation, refundsId: row.refunds_id }
    default:
      return { ...moved, operation: row.operation, external: row.external }
  }
}
