import type { Approval } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Decimal } from '../../money/index.ts'
import { type PaymentOrder, recordOrder } from '../payment-order.ts'
import { PAYMENT_LIFE_MS } from './approval-code.ts'
import { approvalOf, approvalState } from './approval-of.ts'
import { approvalWays, type ApproveType } from './approval-ways.ts'
import { approvalAhead, mayApprove } from './needs-approval.ts'
import { requestApproval } from './request-approval.ts'
import { sendApproval } from './send-approval.ts'

export interface ApprovalOptions {
  /** As the customer knows who is paid. */
  readonly payeeName: string
  /** From then on it can neither be confirmed nor approved: by default a day, and 30 days. */
  readonly expiresAt?: Date | undefined
  /** Between own accounts: what is to arrive. */
  readonly toAmount?: Decimal | undefined
}

/**
 * What a payment waits for before it may move: first for the word of whoever begins it, in the way
 * their customer has chosen; then, where their right does not approve, for somebody whose right
 * does. Undefined when it waits for nothing, and is to be paid at once.
 */
export async function approvalNeeded(
  context: CallerContext,
  order: PaymentOrder,
  options: ApprovalOptions,
): Promise<Approval | undefined> {
  const { approveType, forOthers } = await approvalAhead(context)
  if (approveType) return awaitApproval(context, order, { ...options, way: approveType })
  return forOthers ? requestApproval(context, order, options) : undefined
}

/** Keeps a payment until who asked for it confirms it. Nothing moves yet. */
async function awaitApproval(
  context: CallerContext,
  order: PaymentOrder,
  { payeeName, expiresAt, way }: ApprovalOptions & { readonly way: ApproveType },
): Promise<Approval> {
  const { sql, clock, newId, caller } = context
  const paymentId = await recordOrder(context, order)
  const trxid = newId()
  const ways = await approvalWays(context)
  const asked = { trxid, order, payeeName, way, ways }
  const sent = await sendApproval(asked, context)
  const ends = expiresAt ?? new Date(clock.now().getTime() + PAYMENT_LIFE_MS)
  await sql`update payment set status = 'pendingApproval' where id = ${paymentId}`
  await sql`
    insert into payment_approval
      (payment_id, trxid, approve_type, sent_to, code_hash, push_key, identifier, code_expires_at,
        sent_at, expires_at, moves)
    values
      (${paymentId}, ${trxid}, ${sent.approveType}, ${sent.sentTo}, ${sent.codeHash},
       ${sent.pushKey}, ${sent.identifier}, ${sent.codeExpiresAt}, ${sent.sentAt}, ${ends},
       ${mayApprove(caller)})`
  return approvalOf(await approvalState(paymentId, context), context)
}
