import { normalAmount } from '@sixpence/protocol'
import type { PaymentIntent } from '../payment-intent.ts'
import type { Words } from './payment-kind.ts'
import { heldWords, kindOf } from './payment-kinds.ts'

/**
 * Whether the bank holds what the customer was shown at the review: kind of payment, accounts,
 * payee, amount, fee and note. So it is taken to be where one of the two is not known here.
 */
export function isAsReviewed({ payment, held }: Pick<PaymentIntent, 'payment' | 'held'>): boolean {
  if (!payment || !held) return true
  const { operation, reviewed } = kindOf(payment)
  const { words, amount, fee } = reviewed(payment)
  return (
    operation === held.operation &&
    joined(words) === joined(heldWords(held) ?? []) &&
    isEqual(amount, held.amount) &&
    isEqual(fee, held.fee)
  )
}

const isEqual = (a: string, b: string): boolean => normalAmount(a) === normalAmount(b)

const joined = (words: Words): string => JSON.stringify(words.map(word => word?.trim() ?? ''))
