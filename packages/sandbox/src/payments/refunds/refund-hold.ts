import { MOST_REFUNDS } from '@sixpence/protocol'
import { statusId } from '../../accounts/index.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { compare, type Decimal, subtract } from '../../money/index.ts'
import type { PaymentOrder } from '../payment-order.ts'

/** Holds a settled payment until the transaction ends: whoever else gives it back waits. */
export async function holdRefunded(
  { sql }: Pick<Context, 'sql'>,
  paymentId: string,
): Promise<void> {
  // Nothing else is read in this statement: it would see values from before the wait.
  await sql`select from merchant_payment where payment_id = ${paymentId} for update`
}

/** An order that gives back. */
export type Refunding = PaymentOrder & { readonly refundsId: string }

/**
 * Lets a refund of a payment that is held go out, with both accounts locked. One that waited is
 * left out of what waits.
 *
 * @throws {Refusal} When less is left than it gives back, it is one too many of the payment, or who
 *   paid cannot be paid.
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

/** Says that something else is left than was thought. */
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
