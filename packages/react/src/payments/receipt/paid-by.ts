import type { PaymentIntent } from '@sixpence/core'
import type { Money } from '@sixpence/core/money'
import { heldArrival } from '../lines/external-rows.tsx'
import { p2pFigures, type P2pFigures } from '../p2p-figures.ts'

/** Where money went that left the bank. */
export interface PaidAbroad {
  /** Undefined of an account of the customer's own. */
  readonly name: string | undefined
  readonly amount: string
  readonly currencyCode: string
  /** Undefined of what was sent back. */
  readonly arrivesAt: string | undefined
}

/** Where a payment went that left the bank; undefined of any other. */
export function abroadOf({ payment, held }: PaymentIntent): PaidAbroad | undefined {
  // Both are of what leaves the bank alone.
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

/** What a payment to a person says; undefined of any other. */
export function paidOf({ payment, held }: PaymentIntent): P2pFigures | undefined {
  if (held?.operation === 'p2p') return held
  return payment?.kind === 'p2pTransfer' ? p2pFigures(payment) : undefined
}

/** Whom a checkout pays. */
export function merchantOf({ payment, held }: PaymentIntent): { name: string } | undefined {
  if (held?.operation === 'checkout') return { name: held.merchantName }
  return payment?.kind === 'checkout' ? { name: payment.shown.merchantName } : undefined
}

/** What an invoice asked for, and for whom. */
export function invoiceOf({ payment, held }: PaymentIntent) {
  if (held?.operation === 'invoice') return held
  return payment?.kind === 'invoice' ? payment.shown : undefined
}

/** What goes back, and to whom. */
export function refundOf({ payment, held }: PaymentIntent): (Money & { name: string }) | undefined {
  if (held?.operation === 'refund') {
    const { amount, currencyCode, payeeName: name } = held
    return { amount, currencyCode, name }
  }
  if (payment?.kind !== 'refund') return undefined
  const { order, shown } = payment
  return { amount: order.amount, currencyCode: shown.currencyCode, name: shown.payerName }
}
