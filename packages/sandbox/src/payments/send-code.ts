import type { CallerContext } from '../context.ts'
import { deliver } from '../inbox/index.ts'
import type { PaymentOrder } from './payment-order.ts'

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
    subject: `${code} is your approval code`,
    body: [
      `You are sending ${amount} ${currencyCode} to ${payee}.`,
      `The fee is ${fee} ${currencyCode}.`,
      `The code ${code} approves this payment and no other. It works for 10 minutes.`,
      'If this was not you, do nothing: without the code no money moves.',
    ].join('\n'),
    code,
    at: clock.now(),
  })
}
