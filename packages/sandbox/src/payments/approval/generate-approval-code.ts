import type { paymentMethods } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { areCodesLocked } from '../../credentials/index.ts'
import { maskEmail } from '../../inbox/index.ts'
import { type Refusal, type Handlers, refuse } from '../../http/index.ts'
import {
  CODE_LIFE_MS,
  CODES_PER_PAYMENT,
  codesLocked,
  hashApprovalCode,
  RESEND_AFTER_MS,
} from './approval-code.ts'
import { checkBeginner } from './check-beginner.ts'
import { nameOfPayee } from '../payee.ts'
import { sendCode } from './send-code.ts'
import { refusalAgain } from '../stored-refusal.ts'
import { holdWaitingPayment, type WaitingPayment } from './waiting-payment.ts'

export const generateApprovalCodeHandlers = {
  sendCode: async ({ trxid }, context) => {
    const payment = await holdWaitingPayment(context, trxid)
    const refusal = refusalOf(payment, context)
    if (refusal) return refusal
    await checkBeginner(payment, context)
    const user = { customerId: context.caller.ownCustomerId, purpose: 'payments' } as const
    if (await areCodesLocked(user, context)) return codesLocked()
    return { approvalSentTo: await renewCode(payment, context) }
  },
} satisfies Partial<Handlers<typeof paymentMethods>>

function refusalOf(payment: WaitingPayment, { clock }: CallerContext): Refusal | undefined {
  const now = clock.now()
  if (payment.refusal) return refusalAgain(payment.refusal)
  if (payment.status === 'settled')
    return refuse.invalid('trxid', 'The payment is approved already.')
  if (payment.expiresAt <= now)
    return refuse.invalid('approvalExpired', 'The payment waited too long.')
  if (now.getTime() - payment.sentAt.getTime() < RESEND_AFTER_MS) {
    return refuse.invalid('approvalCodeTooSoon', 'A code was sent less than a minute ago.')
  }
  if (payment.codesSent >= CODES_PER_PAYMENT) {
    return refuse.invalid('approvalCodeAttempts', 'No more codes are sent for this payment.')
  }
  return undefined
}

/** To whoever asks: they may approve it, and the code before this one was perhaps another's. */
async function renewCode(payment: WaitingPayment, context: CallerContext): Promise<string> {
  const { sql, clock, newCode, caller } = context
  const { id, trxid, order } = payment
  const [code, now, sentTo] = [newCode(), clock.now(), maskEmail(caller.email)]
  await sql`
    update payment_approval set
      code_hash = ${await hashApprovalCode(code, { trxid, order })},
      code_expires_at = ${new Date(now.getTime() + CODE_LIFE_MS)},
      sent_at = ${now}, sent_to = ${sentTo}, tries = 0, codes_sent = codes_sent + 1
    where payment_id = ${id}`
  const payeeName = await nameOfPayee(sql, order)
  await sendCode(context, { code, order, payeeName })
  return sentTo
}
