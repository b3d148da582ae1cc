import type { CallerContext } from '../../context.ts'
import { deliver } from '../../inbox/index.ts'
import type { ApprovalWays, ApproveType } from './approval-ways.ts'
import { repetitionText } from '../../subscriptions/index.ts'
import { PAYMENT_MAIL_WORDS } from './payment-mail-words.ts'
import type { PaymentOrder } from '../payment-order.ts'

export interface CodeMessage {
  readonly code: string
  readonly order: PaymentOrder
  readonly payeeName: string
  readonly way: ApproveType
  readonly ways: ApprovalWays
}

/**
 * Sends the caller an approval code with a description of the payment, by mail or as a text
 * message.
 */
export async function sendCode(
  { sql, newId, clock, caller }: CallerContext,
  { code, order, payeeName, way, ways }: CodeMessage,
): Promise<void> {
  const { amount, fee, currencyCode, payeeEmail } = order
  const payee = payeeEmail === undefined ? payeeName : `${payeeName} (${payeeEmail})`
  const sending = {
    words: PAYMENT_MAIL_WORDS.sending,
    values: { amount: { amount, currencyCode }, payee },
  }
  const approving = { words: PAYMENT_MAIL_WORDS.code, values: { code } }
  const isText = way === 'sms' && ways.phone !== undefined
  await deliver(sql, {
    id: newId(),
    to: caller.email,
    channel: isText ? 'sms' : 'email',
    subject: { words: PAYMENT_MAIL_WORDS.codeSubject, values: { code } },
    body: isText
      ? [sending, ...repetitionText(order.subscription), approving]
      : [
          sending,
          { words: PAYMENT_MAIL_WORDS.fee, values: { fee: { amount: fee, currencyCode } } },
          ...repetitionText(order.subscription),
          approving,
          { words: PAYMENT_MAIL_WORDS.notYou },
        ],
    code,
    at: clock.now(),
  })
}
