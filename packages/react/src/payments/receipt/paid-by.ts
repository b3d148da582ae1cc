import type { PaymentIntent } from '@sixpence/core/payments'
import type { Money } from '@sixpence/core/money'
import { heldArrival } from '../lines/external-rows.tsx'
import { p2pFigures, type P2pFigures } from '../p2p-figures.ts'

/** The destination of money that left the bank. */
export interface PaidAbroad {
  /** Undefined for the customer's own account. */
  readonly name: string | undefined
  readonly amount: string
  readonly currencyCode: string
  /** Undefined for money that was sent back. */
  readonly arrivesAt: string | undefined
}

/** Returns the destination of a payment that left the bank; undefined for any other. */
export function abroadOf({ payment, held }: PaymentIntent): PaidAbroad | undefined {
  // Only orders that leave the bank have both.
  if (payment && 'details' in payment.order && 'arriving' in payment.shown) {
    const { payeeName } = payment.order
    const { arriving, currency, arrivesAt: expected } = payment.shown
    const arrivesAt = heldArrival(held) ?? expected
    return { name: payeeName, amount: arriving, currencyCode: currency, arrivesAt }
  }
  if (!held || !('details' in held)) return undefined
  const { permission, payeeName, toAmount: amount, toCurrencyCode: currencyCode, arrivesAt } = held
  const name = permission === 'own' ? undefined : payeeName
  return { name, amount, currencyCode, arrivesAt }
}

/** Returns the figures of a payment to a person; undefined for any other. */
export function paidOf({ payment, held }: PaymentIntent): P2pFigures | undefined {
  if (held?.operation === 'p2p') return held
  return payment?.kind === 'p2pTransfer' ? p2pFigures(payment) : undefined
}

/** Returns the merchant of a checkout. */
export function merchantOf({ payment, held }: PaymentIntent): { name: string } | undefined {
  if (held?.operation === 'checkout') return { name: held.merchantName }
  return payment?.kind === 'checkout' ? { name: payment.shown.merchantName } : undefined
}

/** Returns the facts of a paid invoice. */
export function invoiceOf({ payment, held }: PaymentIntent) {
  if (held?.operation === 'invoice') return held
  return payment?.kind === 'invoice' ? payment.shown : undefined
}

/** Returns the refunded amount, and the recipient's name. */
export function refundOf({ payment, held }: PaymentIntent): (Money & { name: string }) | undefined {
  if (held?.operation === 'refund') {
    const { amount, currencyCode, payeeName: name } = held
    return { amount, currencyCode, name }
  }
  if (payment?.kind !== 'refund') return undefined
  const { order, shown } = payment
  return { amount: order.amount, currencyCode: shown.currencyCode, name: shown.payerName }
}

/** Returns the id of the batch that was submitted. */
export function batchOf({ payment, held }: PaymentIntent): string | undefined {
  if (held?.operation === 'batch') return held.batchId
  return payment?.kind === 'batch' ? payment.order.batchId : undefined
}
