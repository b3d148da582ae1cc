import type { Approval } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { maskEmail } from '../inbox/index.ts'
import { CODE_LIFE_MS, hashApprovalCode } from './approval-code.ts'
import { type PaymentOrder, recordOrder } from './payment-order.ts'
import { sendCode } from './send-code.ts'
import { approvalOf } from './waiting-payment.ts'
import { mayApprove } from './wants-approval.ts'

export interface ApprovalWish {
  /** As the customer knows who is paid. */
  readonly payeeName: string
  /** From then on it can no longer be approved. */
  readonly expiresAt: Date
}

/** Keeps a payment until its customer approves it with the code that this sends. Nothing moves yet. */
export async function awaitApproval(
  context: CallerContext,
  order: PaymentOrder,
  { payeeName, expiresAt }: ApprovalWish,
): Promise<Approval> {
  const { sql, clock, newId, newCode, caller } = context
  const paymentId = await recordOrder(context, order)
  const [trxid, code, now] = [newId(), newCode(), clock.now()]
  const to = await approverOf(context)
  const sentTo = maskEmail(to)
  await sql`update payment set status = 'pendingApproval' where id = ${paymentId}`
  await sql`
    insert into payment_approval
      (payment_id, trxid, sent_to, code_hash, code_expires_at, sent_at, expires_at)
    values
      (${paymentId}, ${trxid}, ${sentTo}, ${await hashApprovalCode(code, { trxid, order })},
       ${new Date(now.getTime() + CODE_LIFE_MS)}, ${now}, ${expiresAt})`
  await sendCode(context, { code, order, payeeName, to })
  return approvalOf({ trxid, sentTo }, caller)
}

/** Who is asked first: the caller, or the customer themselves where the caller may not approve. */
async function approverOf({ sql, caller }: CallerContext): Promise<string> {
  if (mayApprove(caller)) return caller.email
  const [owner] = await sql<{ email: string }>`
    select email from customer where id = ${caller.customerId}`
  if (!owner) throw new Error(`no customer ${caller.customerId}`)
  return owner.email
}
