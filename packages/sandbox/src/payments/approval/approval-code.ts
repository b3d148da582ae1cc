import type { SubscriptionTerms } from '@sixpence/protocol'
import { termsInOrder } from '../external-terms.ts'
import type { PaymentOrder } from '../payment-order.ts'
import { sha256 } from '../../credentials/index.ts'
import { type Refusal, refuse } from '../../http/index.ts'

export const CODE_LIFE_MS = 10 * 60_000
export const CODE_TRIES = 5
export const RESEND_AFTER_MS = 60_000
/** With the tries of each code, the most guesses at one payment is 25. */
export const CODES_PER_PAYMENT = 5
export const PAYMENT_LIFE_MS = 24 * 60 * 60_000
/** The life of a checkout's or invoice's payment: an abandoned one doesn't keep others from paying. */
export const CHECKOUT_PAYMENT_LIFE_MS = 15 * 60_000

/** The purpose of a code. */
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
    | 'batchId'
  >
}

/**
 * Returns the hash of a code. It matches only while amount, currency, payee, checkout, invoice or
 * refunded payment, batch, account and repetition are the same; for a payment that leaves the bank
 * also the payee's account.
 */
export async function hashApprovalCode(code: string, { trxid, order }: CodeUse): Promise<string> {
  const { amount, fee, currencyCode, payeeEmail = '', fromAccount, toAccount } = order
  const { checkoutId, invoiceId, refundsId, batchId } = order
  const bound: unknown[] = [amount, fee, currencyCode, payeeEmail, fromAccount, toAccount]
  if (checkoutId !== undefined) bound.push(checkoutId)
  if (invoiceId !== undefined) bound.push(invoiceId)
  if (refundsId !== undefined) bound.push(refundsId)
  if (batchId !== undefined) bound.push(batchId)
  if (order.subscription) bound.push(...boundTerms(order.subscription))
  if (order.external) bound.push(termsInOrder(order.external))
  return sha256(JSON.stringify([trxid, code, ...bound]))
}

/** Returns the terms of repetition to which a code is bound. */
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

/** Refuses any further code. */
export const tooManyTries = () =>
  refuse.invalid('approvalCodeAttempts', 'The code was wrong too many times.')

/** Refuses codes for today, for this payment and others. */
export const codesLocked = () =>
  refuse.invalid('approvalCodeLocked', 'There were too many wrong codes today. Try again tomorrow.')

/** Refuses a wrong code, after a number of tries before it. */
export function wrongCode(triesBefore: number): Refusal {
  const triesLeft = CODE_TRIES - triesBefore - 1
  if (triesLeft <= 0) return tooManyTries()
  const description = 'The code is wrong.'
  return refuse.invalidInput(description, {
    fields: [{ param: 'approvalCode', description, triesLeft }],
  })
}
