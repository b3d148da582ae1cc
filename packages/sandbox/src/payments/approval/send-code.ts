import type { CallerContext } from '../../context.ts'
import { deliver } from '../../inbox/index.ts'
import { PAYMENT_MAIL_WORDS } from './payment-mail-words.ts'
import type { PaymentOrder } from '../payment-order.ts'

export interface CodeMessage {
  readonly code: string
  readonly order: PaymentOrder
  readonly payeeName: string
}

/** Mails the caller an approval code together with what it approves. */
export async function sendCode(
  { sql, newId, clock, caller }: CallerContext,
  { code, order, payeeName }: CodeMessage,
): Promise<void> {
  const { amount, fee, currencyCode, payeeEmail } = order
  const payee = payeeEmail === undefined ? payeeName : `${payeeName} (${payeeEmail})`
  await deliver(sql, {
    id: newId(),
    to: caller.email,
    channel: 'email',
    subject: { words: PAYMENT_MAIL_WORDS.codeSubject, values: { code } },
    body: [
      { words: PAYMENT_MAIL_WORDS.sending, values: { amount: { amount, currencyCode }, payee } },
      { words: PAYMENT_MAIL_WORDS.fee, values: { fee: { amount: fee, currencyCode } } },
      { words: PAYMENT_MAIL_WORDS.code, values: { code } },
      { words: PAYMENT_MAIL_WORDS.notYou },
    ],
    code,
    at: clock.now(),
  })
}
