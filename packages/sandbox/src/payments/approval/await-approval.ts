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
  /** The name by which the customer knows the payee. */
  readonly payeeName: string
  /**
   * The time after which it can neither be confirmed nor approved: by default a day for confirming
   * and 30 days for approving.
   */
  readonly expiresAt?: Date | undefined
  /** Between own accounts: the amount that arrives. */
  readonly toAmount?: Decimal | undefined
}

/**
 * Keeps a payment that needs approval before it moves: first the confirmation of the user who
 * begins it, in the customer's chosen way; then, if that user may not approve, the approval of
 * somebody who may. Returns undefined if it needs neither and can be paid at once.
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

/** Keeps a payment until the user who began it confirms it. Nothing moves yet. */
async function awaitApproval(
  context: CallerContext,
  order: PaymentOrder,
  { payeeName, expiresAt, way }: ApprovalOptions & { readonly way: ApproveType },
): Promise<Approval> {
  const { sql, clock, newId, caller } = context
  const paymentId = await recordOrder(context, order)
  const trxid = newId()
  const ways = await approvalWays(context)
  const request = { trxid, order, payeeName, way, ways }
  const sent = await sendApproval(request, context)
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
