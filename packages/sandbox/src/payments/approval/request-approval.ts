import type { Approval } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Decimal } from '../../money/index.ts'
import { type PaymentOrder, recordOrder } from '../payment-order.ts'
import { approvalByOthers } from './approval-of.ts'
import { letterOf, notifyApprovers } from './notify-approvers.ts'

/** The longest time that a request waits. */
export const REQUEST_LIFE_MS = 30 * 24 * 60 * 60_000

export interface RequestOptions {
  /** Between own accounts: the amount that arrives. */
  readonly toAmount?: Decimal | undefined
  /** 30 days from now unless the checkout or invoice ends before. */
  readonly expiresAt?: Date | undefined
}

/**
 * Keeps a payment whose initiator may not approve it until somebody approves it. Nothing moves and
 * no money is reserved: balance and limits are checked again on approval.
 */
export async function requestApproval(
  context: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller' | 'key'>,
  order: PaymentOrder,
  { toAmount, expiresAt }: RequestOptions = {},
): Promise<Approval> {
  const { sql, clock, newId, caller } = context
  const paymentId = await recordOrder(context, order)
  const [id, now] = [newId(), clock.now()]
  await sql`update payment set status = 'pendingApproval' where id = ${paymentId}`
  await sql`
    insert into payment_request
      (id, payment_id, batch_id, customer_id, requested_by, requested_at, expires_at, to_amount)
    values (${id}, ${order.batchId === undefined ? paymentId : null}, ${order.batchId}, ${caller.customerId}, ${caller.ownCustomerId}, ${now},
      ${expiresAt ?? new Date(now.getTime() + REQUEST_LIFE_MS)}, ${toAmount})`
  await notifyApprovers(context, { id, letter: await letterOf(context, order) })
  return approvalByOthers(id)
}
