import type { SubscriptionTerms } from '@sixpence/protocol'
import { termsInOrder } from '../external-terms.ts'
import type { PaymentOrder } from '../payment-order.ts'
import { sha256 } from '../../credentials/index.ts'
import { type Refusal, refuse } from '../../http/index.ts'

export const CODE_LIFE_MS = 10 * 60_000
export const CODE_TRIES = 5
export const RESEND_AFTER_MS = 60_000
/** With the tries of each, the most guesses that one payment can be attacked with is 25. */
export const CODES_PER_PAYMENT = 5
export const PAYMENT_LIFE_MS = 24 * 60 * 60_000
/** Of a checkout or an invoice: who went away does not keep others from paying it. */
export const CHECKOUT_PAYMENT_LIFE_MS = 15 * 60_000

/** What a code was sent for. */
export interface CodeUse {
  readonly trxid: string
  readonly order: Pick<
    PaymentOrder,
    | 'amount'
    | 'fee'
    | 'currencyCode'
    | 'payeeEmail'
    | 'checkoutId'
    | 'invoiceId'
    | 'refundsId'
    | 'external'
    | 'fromAccount'
    | 'toAccount'
    | 'subscription'
  >
}

/**
 * What is kept of a code: it fits again only while amount, currency, payee, checkout, invoice or
 * refunded payment and account are the same, and it is repeated in the same way; of what leaves the
 * bank also the payee's account.
 */
export async function hashApprovalCode(code: string, { trxid, order }: CodeUse): Promise<string> {
  const { amount, fee, currencyCode, payeeEmail = '', fromAccount, toAccount } = order
  const { checkoutId, invoiceId, refundsId } = order
  const bound: unknown[] = [amount, fee, currencyCode, payeeEmail, fromAccount, toAccount]
  if (checkoutId !== undefined) bound.push(checkoutId)
  if (invoiceId !== undefined) bound.push(invoiceId)
  if (refundsId !== undefined) bound.push(refundsId)
  if (order.subscription) bound.push(...boundTerms(order.subscription))
  if (order.external) bound.push(termsInOrder(order.external))
  return sha256(JSON.stringify([trxid, code, ...bound]))
}

/** How a payment is repeated, as part of what a code is bound to. */
export const boundTerms = ({
  frequency,
  endDate = '',
  transactions = 0,
  userCancel,
}: SubscriptionTerms): readonly string[] => [
  frequency,
  endDate,
  String(transactions),
  String(userCancel),
]

/** Says that no code is taken any more. */
export const tooManyTries = () =>
  refuse.invalid('approvalCodeAttempts', 'The code was wrong too many times.')

/** Says that no code is taken today, of this payment or another. */
export const codesLocked = () =>
  refuse.invalid('approvalCodeLocked', 'There were too many wrong codes today. Try again tomorrow.')

/** Says that a code was wrong, after so many tries before it. */
export function wrongCode(triesBefore: number): Refusal {
  const triesLeft = CODE_TRIES - triesBefore - 1
  if (triesLeft <= 0) return tooManyTries()
  const description = 'The code is wrong.'
  return refuse.invalidInput(description, {
    fields: [{ param: 'approvalCode', description, triesLeft }],
  })
}
