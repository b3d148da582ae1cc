import { MOST_REFUNDS } from '@sixpence/protocol'
import { statusId } from '../../accounts/index.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { compare, type Decimal, subtract } from '../../money/index.ts'
import type { SingleOrder } from '../payment-order.ts'

/** Locks a settled payment until the transaction ends: other refunds of it wait. */
export async function holdRefunded(
  { sql }: Pick<Context, 'sql'>,
  paymentId: string,
): Promise<void> {
  // This statement reads nothing else: it would read values from before the wait.
  await sql`select from merchant_payment where payment_id = ${paymentId} for update`
}

/** An order to refund a payment. */
export type Refunding = SingleOrder & { readonly refundsId: string }

/**
 * Checks a refund of a locked payment, and locks both accounts. A refund that waited doesn't count
 * as waiting itself.
 *
 * @throws {Refusal} If it exceeds the rest, is one too many, or the payer can't be paid.
 */
export async function checkRefundable(
  context: Pick<Context, 'sql' | 'clock'>,
  { refundsId, amount, toAccount }: Refunding,
  exceptPayment = '',
): Promise<void> {
  const { left, times } = await leftOf(context, refundsId, exceptPayment)
  if (times >= MOST_REFUNDS) {
    throw refuse.invalid('refundTimes', `A payment is given back in ${MOST_REFUNDS} parts at most.`)
  }
  if (compare(amount, left) > 0) throw lessLeft(left)
  const [target] = await context.sql`
    select from customer_account where id = ${toAccount} and status_id = ${statusId('active')}`
  if (!target) throw refuse.invalid('refundPayer', 'The account that paid cannot be paid now.')
}

/** Refuses a refund if the refundable rest differs from the expected one. */
export const lessLeft = (left: Decimal) =>
  refuse.invalid('refundLeft', `What can be given back is ${left}.`)

async function leftOf(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  paymentId: string,
  exceptPayment: string,
): Promise<{ readonly left: Decimal; readonly times: number }> {
  const [row] = await sql<{ kept: Decimal; waiting: Decimal; times: number }>`
    select amount - refunded as kept,
      (select count(*)::integer from refund where paid_id = payment_id) as times,
      refund_waiting(payment_id, ${clock.now()}::timestamptz, ${exceptPayment}) as waiting
    from merchant_payment where payment_id = ${paymentId}`
  if (!row) throw new Error(`The payment ${paymentId} was made to nobody who could give it back.`)
  return { left: subtract(row.kept, row.waiting), times: row.times }
}
