import type { ExternalKind, SubscriptionTerms } from '@sixpence/protocol'
import type { Decimal } from '../money/index.ts'
import type { ExternalTerms } from './external-terms.ts'
import type { Operation, OwnOperation } from './payment-kinds.ts'
import type { PaymentOrder } from './payment-order.ts'

/** The columns of every order, with its repetition. */
interface MovedRow {
  readonly from_account: string
  readonly to_account: string
  readonly currency_code: string
  readonly amount: Decimal
  readonly fee: Decimal
  readonly note: string | null
  readonly subscription: SubscriptionTerms | null
}

interface NamedRow {
  readonly payee_email: string
  readonly checkout_id: string
  readonly invoice_id: string
  readonly refunds_id: string
  readonly external: ExternalTerms
}

/** The table's constraints guarantee that columns of another operation are empty. */
type RowOf<Of extends Operation, Name extends keyof NamedRow = never> = MovedRow &
  Pick<NamedRow, Name> & { readonly [Other in Exclude<keyof NamedRow, Name>]: null } & {
    readonly operation: Of
  }

/** The stored row of an order. */
export type OrderRow =
  | RowOf<OwnOperation>
  | RowOf<'p2p', 'payee_email'>
  | RowOf<'checkout', 'checkout_id'>
  | RowOf<'invoice', 'invoice_id'>
  | RowOf<'refund', 'refunds_id'>
  | RowOf<ExternalKind, 'external'>

/** Returns the order kept in a row. */
export function orderOf(row: OrderRow): PaymentOrder {
  const moved = {
    fromAccount: row.from_account,
    toAccount: row.to_account,
    currencyCode: row.currency_code,
    amount: row.amount,
    fee: row.fee,
    note: row.note ?? undefined,
    subscription: row.subscription ?? undefined,
  }
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
