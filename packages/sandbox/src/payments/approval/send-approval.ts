import type { CallerContext } from '../../context.ts'
import { newSecret } from '../../credentials/index.ts'
import type { PaymentOrder } from '../payment-order.ts'
import { CODE_LIFE_MS, hashApprovalCode } from './approval-code.ts'
import { type ApprovalWays, type ApproveType, maskedTo } from './approval-ways.ts'
import { sendCode } from './send-code.ts'

/** The payment to approve, and the way to do it. */
export interface ApprovalMessage {
  readonly trxid: string
  readonly order: PaymentOrder
  /** The name by which the customer knows the payee. */
  readonly payeeName: string
  readonly way: ApproveType
  readonly ways: ApprovalWays
}

/** The stored part of a code or push that was sent. */
export interface SentApproval {
  readonly approveType: ApproveType
  readonly sentTo: string | null
  readonly codeHash: string
  readonly pushKey: string | null
  readonly identifier: string | null
  readonly sentAt: Date
  readonly codeExpiresAt: Date
}

/**
 * Requests confirmation from the user who began a payment: by a code, or by a push to their
 * devices.
 */
export async function sendApproval(
  asked: ApprovalMessage,
  context: CallerContext,
): Promise<SentApproval> {
  const { trxid, order, payeeName, way, ways } = asked
  const { clock, newCode } = context
  const isPush = way === 'push'
  const code = isPush ? newSecret() : newCode()
  const sentAt = clock.now()
  if (!isPush) await sendCode(context, { code, order, payeeName, way, ways })
  return {
    approveType: way,
    sentTo: maskedTo(way, ways) ?? null,
    codeHash: await hashApprovalCode(code, { trxid, order }),
    pushKey: isPush ? code : null,
    identifier: isPush ? newCode().slice(-2) : null,
    sentAt,
    codeExpiresAt: new Date(sentAt.getTime() + CODE_LIFE_MS),
  }
}
