import type { HeldPayment, PaymentOrder } from '@sixpence/core/payments'

/**
 * The figures of a payment to a person; the same for a review and for a payment that the bank
 * holds.
 */
export type P2pFigures = Omit<HeldPayment & { operation: 'p2p' }, 'operation' | 'createdAt'>

/**
 * Returns the figures of a reviewed payment to a person: the fee's currency is the one of the whole
 * payment.
 */
export function p2pFigures({
  order,
  shown,
}: PaymentOrder & { readonly kind: 'p2pTransfer' }): P2pFigures {
  const { fromAccount, toEmail, amount, note } = order
  const { fee, feeCurrencyCode, total, payeeName } = shown
  return {
    fromAccount,
    payeeEmail: toEmail,
    payeeName,
    amount,
    fee,
    total,
    currencyCode: feeCurrencyCode,
    note,
  }
}
