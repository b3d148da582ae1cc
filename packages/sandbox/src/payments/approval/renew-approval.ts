import type { Approval } from '@sixpence/protocol'
import type { paymentMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { areCodesLocked } from '../../credentials/index.ts'
import { Refusal, type Handlers, refuse } from '../../http/index.ts'
import { nameOfPayee } from '../payee.ts'
import { CODE_TRIES, CODES_PER_PAYMENT, codesLocked, RESEND_AFTER_MS } from './approval-code.ts'
import { approvalOf, approvalState } from './approval-of.ts'
import { approvalWays, type ApproveType, preferredWay, workingWays } from './approval-ways.ts'
import { checkBeginner } from './check-beginner.ts'
import { confirmedBefore, overFor } from './confirm-payment.ts'
import { sendApproval } from './send-approval.ts'
import { holdWaitingPayment, type WaitingPayment } from './waiting-payment.ts'

export const renewApprovalHandlers = {
  sendCode: async ({ trxid }, context) => {
    const payment = await holdWaitingPayment(context, trxid)
    const approval = await renewed(payment, { way: payment.approveType }, context)
    if (approval instanceof Refusal) return approval
    const { approvalSentTo } = approval
    return { ...(approvalSentTo !== undefined && { approvalSentTo }), approval }
  },

  requestCode: async ({ trxid, approveType: way }, context) => {
    const payment = await holdWaitingPayment(context, trxid)
    const isOther = way !== payment.approveType
    return answer(await renewed(payment, { way, atOnce: isOther }, context))
  },

  retryApproval: async ({ trxid }, context) => {
    const payment = await holdWaitingPayment(context, trxid)
    const atOnce = payment.pushAnswer === 'refused' || payment.tries >= CODE_TRIES
    return answer(await renewed(payment, { way: payment.approveType, atOnce }, context))
  },
} satisfies Partial<Handlers<typeof paymentMethods>>

const answer = (approval: Approval | Refusal) =>
  approval instanceof Refusal ? approval : { approval }

interface Renewal {
  readonly way: Approval['approveType']
  /** True to skip the pause between two of them. */
  readonly atOnce?: boolean
}

/** Sends a new code or push for the same payment and makes the earlier ones useless. */
async function renewed(
  payment: WaitingPayment,
  renewal: Renewal,
  context: CallerContext,
): Promise<Approval | Refusal> {
  const refusal = refusalOf(payment, renewal, context)
  if (refusal) return refusal
  await checkBeginner(payment, context)
  const user = { customerId: context.caller.ownCustomerId, purpose: 'payments' } as const
  if (await areCodesLocked(user, context)) return codesLocked()
  const ways = await approvalWays(context)
  const way = workingWays(ways).find(one => one === renewal.way)
  // The way may be gone since, e.g. with the device.
  if (!way && renewal.way !== payment.approveType) {
    return refuse.invalid('approveType', 'This payment cannot be approved that way.')
  }
  await send(payment, { way: way ?? preferredWay(ways), ways }, context)
  return approvalOf(await approvalState(payment.id, context), context)
}

function refusalOf(
  payment: WaitingPayment,
  { atOnce = false }: Renewal,
  { clock }: CallerContext,
): Refusal | undefined {
  const now = clock.now()
  if (confirmedBefore(payment)) {
    const details = [{ param: 'requestDecided', description: 'The payment waits no more.' }]
    return refuse.invalidInput('The payment waits no more.', { fields: details, status: 409 })
  }
  const over = overFor(payment, now)
  if (over) return over
  if (!atOnce && now.getTime() - payment.sentAt.getTime() < RESEND_AFTER_MS) {
    return refuse.invalid('approvalCodeTooSoon', 'A code was sent less than a minute ago.')
  }
  if (payment.codesSent >= CODES_PER_PAYMENT) {
    return refuse.invalid('approvalCodeAttempts', 'No more codes are sent for this payment.')
  }
  return undefined
}

async function send(
  { id, trxid, order }: WaitingPayment,
  by: { way: ApproveType; ways: Awaited<ReturnType<typeof approvalWays>> },
  context: CallerContext,
): Promise<void> {
  const payeeName = await nameOfPayee(context.sql, order)
  const sent = await sendApproval({ trxid, order, payeeName, ...by }, context)
  await context.sql`
    update payment_approval set
      approve_type = ${sent.approveType}, sent_to = ${sent.sentTo}, code_hash = ${sent.codeHash},
      push_key = ${sent.pushKey}, identifier = ${sent.identifier}, push_answer = null,
      code_expires_at = ${sent.codeExpiresAt}, sent_at = ${sent.sentAt}, tries = 0,
      codes_sent = codes_sent + 1
    where payment_id = ${id}`
}
