import type { OutputOf } from '@sixpence/protocol'
import type { paymentMethods } from '@sixpence/protocol/schemas'
import { activeOwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { Refusal, refuse } from '../../http/index.ts'
import { checkOnlyWaits } from '../execution/invoice-hold.ts'
import { holdForOrder, payOrder } from '../execution/pay-order.ts'
import { attempt } from '../attempt.ts'
import { notifyBatchChange } from '../notify-batch-change.ts'
import { releaseBatch } from '../payment-order.ts'
import { refusalAgain, storeRefusal } from '../stored-refusal.ts'
import { approvalByOthers } from './approval-of.ts'
import { mayApprove } from './needs-approval.ts'
import { requestApproval } from './request-approval.ts'
import type { WaitingPayment } from './waiting-payment.ts'

type Confirmed = OutputOf<typeof paymentMethods.approve>

/** Returns the earlier response to a confirmed payment; undefined if it still waits. */
export function confirmedBefore(payment: WaitingPayment): Confirmed | Refusal | undefined {
  if (payment.transactionId !== undefined) return { transactionId: payment.transactionId }
  const { batchId } = payment.order
  if (batchId !== undefined && (payment.status === 'executing' || payment.status === 'settled')) {
    return { batchId }
  }
  if (payment.refusal) return refusalAgain(payment.refusal)
  return payment.requestId === undefined
    ? undefined
    : { approval: approvalByOthers(payment.requestId) }
}

/** Returns why a payment can no longer be confirmed; undefined while it can. */
export function overFor(
  { expiresAt }: Pick<WaitingPayment, 'expiresAt'>,
  now: Date,
): Refusal | undefined {
  if (expiresAt > now) return undefined
  return refuse.invalid('approvalExpired', 'The payment waited too long.')
}

/**
 * Carries out a confirmed payment: it moves, or becomes a request if the user who began it may not
 * approve it. A refusal now is final.
 */
export async function confirmPayment(
  payment: WaitingPayment,
  context: CallerContext,
): Promise<Confirmed | Refusal> {
  const outcome = await outcomeOf(payment, context)
  const { batchId } = payment.order
  if (batchId !== undefined) await notifyBatchChange(context, batchId)
  return outcome
}

async function outcomeOf(
  payment: WaitingPayment,
  context: CallerContext,
): Promise<Confirmed | Refusal> {
  const isMoved = payment.moves && mayApprove(context.caller)
  const outcome = await attempt(context.sql, () =>
    isMoved ? move(payment, context) : request(payment, context),
  )
  if (outcome instanceof Refusal) {
    await context.sql`
      update payment set status = 'refused', refusal = ${storeRefusal(outcome)}
      where id = ${payment.id}`
    return outcome
  }
  await context.sql`
    update payment_approval set confirmed_at = ${context.clock.now()}, moves = ${isMoved}
    where payment_id = ${payment.id}`
  return outcome
}

async function move({ id, order }: WaitingPayment, context: CallerContext): Promise<Confirmed> {
  if (order.batchId === undefined) return { transactionId: await payOrder(context, { id, order }) }
  await activeOwnAccount(context, order.fromAccount, 'fromAccount')
  await releaseBatch(context, id)
  return { batchId: order.batchId }
}

async function request(
  { id, order, expiresAt }: WaitingPayment,
  context: CallerContext,
): Promise<Confirmed> {
  if (order.batchId === undefined) await holdForOrder(context, order)
  if (order.invoiceId !== undefined) await checkOnlyWaits(context, order.invoiceId, id)
  // A checkout ends by itself; anything else can be approved for as long as requests last.
  const ends = order.checkoutId === undefined ? {} : { expiresAt }
  return { approval: await requestApproval(context, order, ends) }
}
