import type { Approval } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { maskEmail } from '../../inbox/index.ts'
import { CODE_LIFE_MS, hashApprovalCode } from './approval-code.ts'
import { type PaymentOrder, recordOrder } from '../payment-order.ts'
import { sendCode } from './send-code.ts'
import { approvalOf } from './waiting-payment.ts'

export interface ApprovalOptions {
  /** As the customer knows who is paid. */
  readonly payeeName: string
  /** From then on it can no longer be approved. */
  readonly expiresAt: Date
}

/**
 * Keeps a payment until who asked for it approves it with the code that this sends. Nothing moves
 * yet.
 */
export async function awaitApproval(
  context: CallerContext,
  order: PaymentOrder,
  { payeeName, expiresAt }: ApprovalOptions,
): Promise<Approval> {
  const { sql, clock, newId, newCode, caller } = context
  const paymentId = await recordOrder(context, order)
  const [trxid, code, now] = [newId(), newCode(), clock.now()]
  const sentTo = maskEmail(caller.email)
  await sql`update payment set status = 'pendingApproval' where id = ${paymentId}`
  await sql`
    insert into payment_approval
      (payment_id, trxid, sent_to, code_hash, code_expires_at, sent_at, expires_at)
    values
      (${paymentId}, ${trxid}, ${sentTo}, ${await hashApprovalCode(code, { trxid, order })},
       ${new Date(now.getTime() + CODE_LIFE_MS)}, ${now}, ${expiresAt})`
  await sendCode(context, { code, order, payeeName })
  return approvalOf({ trxid, sentTo }, caller)
}
