import { normalAmount } from '@sixpence/protocol'
import type { HeldPayment } from '@sixpence/protocol/payments'
import type { PaymentIntent, PaymentOrder } from '../payment-intent.ts'

/**
 * Whether the bank holds what the customer was shown at the review: accounts, payee, amount, fee
 * and note. So it is taken to be where one of the two is not known here.
 */
export function isAsReviewed({ payment, held }: Pick<PaymentIntent, 'payment' | 'held'>): boolean {
  if (!payment || !held) return true
  const reviewed = reviewedOf(payment)
  const isEqual = (a: string, b: string) => normalAmount(a) === normalAmount(b)
  return (
    reviewed.words === wordsOf(held) &&
    isEqual(reviewed.amount, held.amount) &&
    isEqual(reviewed.fee, held.fee)
  )
}

function reviewedOf(payment: PaymentOrder) {
  const { fromAccount } = payment.order
  if (payment.kind === 'ownTransfer') {
    const { fromAmount, fromCurrencyCode, fee } = payment.shown
    const words = joined(fromAccount, payment.order.toAccount, fromCurrencyCode)
    return { words, amount: fromAmount, fee }
  }
  if (payment.kind === 'checkout') {
    const { checkoutId, expectedAmount, expectedCurrencyCode } = payment.order
    const words = joined(fromAccount, checkoutId, expectedCurrencyCode)
    return { words, amount: expectedAmount, fee: '0' }
  }
  const { toEmail, amount, note } = payment.order
  const { fee, feeCurrencyCode } = payment.shown
  return { words: joined(fromAccount, toEmail.toLowerCase(), feeCurrencyCode, note), amount, fee }
}

function wordsOf(held: HeldPayment): string {
  const { fromAccount, currencyCode, note } = held
  switch (held.operation) {
    case 'betweenAccounts':
      return joined(fromAccount, held.toAccount, currencyCode)
    case 'p2p':
      return joined(fromAccount, held.payeeEmail.toLowerCase(), currencyCode, note)
    case 'checkout':
      return joined(fromAccount, held.checkoutId, currencyCode)
  }
}

const joined = (...words: readonly (string | undefined)[]): string =>
  JSON.stringify(words.map(word => word?.trim() ?? ''))
