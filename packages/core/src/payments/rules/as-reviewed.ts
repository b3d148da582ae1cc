import { normalAmount } from '@sixpence/protocol/normal-amount'
import type { HeldPayment } from '@sixpence/protocol/payments'
import type { PaymentIntent } from '../payment-intent.ts'
import type { Words } from './payment-kind.ts'
import { heldWords, kindOf } from './payment-kinds.ts'

/**
 * True if the bank holds what the customer was shown at the review: kind of payment, accounts,
 * payee, amount, fee and note. Also true if one of the two isn't known here.
 */
export function isAsReviewed({ payment, held, hiddenHash }: Compared): boolean {
  if (!payment || !held) return true
  const { operation, reviewed } = kindOf(payment)
  const { words, amount, fee } = reviewed(payment)
  return (
    operation === held.operation &&
    joined(words) === joined(heldWords(held) ?? []) &&
    hiddenHash === hiddenHashOf(held) &&
    isEqual(amount, held.amount) &&
    isEqual(fee, held.fee)
  )
}

type Compared = Pick<PaymentIntent, 'payment' | 'held' | 'hiddenHash'>

const hiddenHashOf = (held: HeldPayment): string | undefined =>
  'details' in held ? held.hiddenHash : undefined

const isEqual = (a: string, b: string): boolean => normalAmount(a) === normalAmount(b)

const joined = (words: Words): string => JSON.stringify(words.map(word => word?.trim() ?? ''))
