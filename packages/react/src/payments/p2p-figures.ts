import type { HeldPayment, PaymentOrder } from '@sixpence/core'

/** What a payment to a person says; the same of a review and of what the bank holds. */
export type P2pFigures = Omit<HeldPayment & { operation: 'p2p' }, 'operation' | 'createdAt'>

/** A reviewed payment to a person: the fee's currency is that of the whole payment. */
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
