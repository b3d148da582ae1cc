import type { BatchOperation, ExternalKind, SubscriptionTerms } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { Decimal } from '../money/index.ts'
import { requestSubscription, beginSubscription } from '../subscriptions/index.ts'
import type { ExternalTerms } from './external-terms.ts'
import type { Operation, OwnOperation } from './payment-kinds.ts'

/** The fields of every order. */
interface Moved {
  readonly fromAccount: string
  /** The currency of the paying account. */
  readonly currencyCode: string
  /** The amount that leaves the account, without the fee. */
  readonly amount: Decimal
  readonly fee: Decimal
  readonly note?: string | undefined
  /** For a new order between own accounts: the amount that arrives, in the currency of `toAccount`. */
  readonly toAmount?: Decimal | undefined
  /** The terms of repetition; only between own accounts, and for a checkout. */
  readonly subscription?: SubscriptionTerms | undefined
}

/** The fields that only some operations have. */
interface Named {
  readonly toAccount: string
  readonly payeeEmail: string
  /** The checkout that it pays. */
  readonly checkoutId: string
  /** The invoice that it pays. */
  readonly invoiceId: string
  /** The settled payment that it refunds. */
  readonly refundsId: string
  /** The destination outside the bank. */
  readonly external: ExternalTerms
  /** The batch whose rows it pays. */
  readonly batchId: string
}

type AnyOrder<Of, Name extends keyof Named> = Moved &
  Pick<Named, Name> & { readonly [Other in Exclude<keyof Named, Name>]?: undefined } & {
    readonly operation: Of
  }

type Order<Of extends Operation, Name extends keyof Named = never> = AnyOrder<
  Of,
  Name | 'toAccount'
>

/** An order between own accounts. */
export type OwnOrder = Order<OwnOperation>

/** An order to pay a person. */
export type P2pOrder = Order<'p2p', 'payeeEmail'>

/** An order to pay a checkout. */
export type CheckoutOrder = Order<'checkout', 'checkoutId'>

/** An order to pay an invoice. */
export type InvoiceOrder = Order<'invoice', 'invoiceId'>

/** An order to refund a payment. */
export type RefundOrder = Order<'refund', 'refundsId'>

/** An order that leaves the bank. */
export type ExternalOrder = Order<ExternalKind, 'external'>

/** An order to pay the rows of a batch; amount and fee are totals. */
export type BatchOrder = AnyOrder<BatchOperation, 'batchId'>

/** An order of one payment. */
export type SingleOrder =
  | OwnOrder
  | P2pOrder
  | CheckoutOrder
  | InvoiceOrder
  | RefundOrder
  | ExternalOrder

/** An order as it is kept with its payment. */
export type PaymentOrder = SingleOrder | BatchOrder

type Keyed = Pick<CallerContext, 'sql' | 'caller' | 'key' | 'newId'>

/** A requested payment, before its order is understood. */
export interface NewPayment {
  readonly method: string
  /** SHA-256 of method and input. */
  readonly fingerprint: string
}

/** Records that a payment was requested under the call's key, and returns its id. */
export async function openPayment(
  { sql, caller, key, clock, newId }: Keyed & Pick<CallerContext, 'clock'>,
  { method, fingerprint }: NewPayment,
): Promise<string> {
  const id = newId()
  await sql`
    insert into payment (id, customer_id, made_by, key, fingerprint, method, created_at)
    values (${id}, ${caller.customerId}, ${caller.ownCustomerId}, ${key}, ${fingerprint},
      ${method}, ${clock.now()})`
  return id
}

/** Records the order of the payment under the call's key, and returns the payment's id. */
export async function recordOrder(context: Keyed, order: PaymentOrder): Promise<string> {
  const { sql, caller, key } = context
  const [row] = await sql<{ id: string }>`
    update payment set
      operation = ${order.operation}, from_account = ${order.fromAccount},
      to_account = ${order.toAccount}, payee_email = ${order.payeeEmail},
      checkout_id = ${order.checkoutId}, invoice_id = ${order.invoiceId},
      refunds_id = ${order.refundsId}, batch_id = ${order.batchId},
      external = ${order.external ? { ...order.external } : null},
      currency_code = ${order.currencyCode}, amount = ${order.amount}, fee = ${order.fee},
      note = ${order.note}
    where customer_id = ${caller.customerId} and key = ${key}
    returning id`
  if (!row) throw new Error('The call has no payment: it was not answered by its key.')
  const { subscription } = order
  if (subscription && order.batchId === undefined) {
    const toAmount = amountOfEach(order)
    if (toAmount !== undefined) {
      await requestSubscription(context, row.id, { ...order, subscription, toAmount })
    }
  }
  return row.id
}

/**
 * Returns the amount that arrives each time a repeated order is paid; undefined for a stored order
 * between own accounts.
 */
const amountOfEach = ({ checkoutId, amount, toAmount }: SingleOrder): Decimal | undefined =>
  checkoutId === undefined ? toAmount : amount

/** Marks a payment as settled by a ledger entry; a repeating payment begins with that. */
export async function settlePayment(
  { sql }: Pick<CallerContext, 'sql'>,
  paymentId: string,
  transactionId: string,
): Promise<void> {
  const [settled] = await sql<{ subscription: string | null }>`
    update payment set status = 'settled', transaction_id = ${transactionId}
    where id = ${paymentId}
    returning (select id from subscription where payment_id = payment.id) as subscription`
  if (settled?.subscription) await beginSubscription(sql, settled.subscription, transactionId)
}

/**
 * Marks the payment of a batch as being executed: from now on its money is set aside until each row
 * has an outcome. A job works on the rows.
 */
export async function releaseBatch(
  { sql }: Pick<CallerContext, 'sql'>,
  paymentId: string,
): Promise<void> {
  await sql`
    update payment set status = 'executing', open_amount = amount, open_fee = fee
    where id = ${paymentId}`
  await sql`select pg_notify('sixpence_batch', '')`
}
