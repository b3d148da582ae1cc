import type { SavedButtonTerms } from '@sixpence/protocol'
import { compare, type Decimal } from '../money/index.ts'

/** The amount that a payer pays by a button, or why not. `missing`: no amount chosen yet. */
export type ChosenAmount =
  | { readonly amount: Decimal }
  | { readonly fault: 'missing' | 'below' | 'above' | 'other' }

/** Returns a button's amount for a payer who may have chosen one. */
export function chosenAmount(
  { type, amount, min, max }: SavedButtonTerms,
  chosen: Decimal | undefined,
): ChosenAmount {
  if (type !== 'open') {
    if (amount === undefined) throw new Error('A button with one price has none.')
    return chosen === undefined || compare(chosen, amount) === 0 ? { amount } : { fault: 'other' }
  }
  if (min === undefined || max === undefined) throw new Error('An open button has no bounds.')
  if (chosen === undefined) return { fault: 'missing' }
  if (compare(chosen, min) < 0) return { fault: 'below' }
  return compare(chosen, max) > 0 ? { fault: 'above' } : { amount: chosen }
}
