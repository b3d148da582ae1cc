import type { SavedButtonTerms } from '@sixpence/protocol'
import { compare } from '../money/index.ts'

/** A field of a button that does not go together with its type, and why. */
export interface TermsFault {
  readonly param: 'amount' | 'min' | 'max'
  readonly description: string
}

/** What is wrong with what a button is to ask for, whatever the currency; undefined if nothing is. */
export function termsFault({ type, amount, min, max }: SavedButtonTerms): TermsFault | undefined {
  if (type === 'fixed') {
    if (amount === undefined) return { param: 'amount', description: 'Name the price.' }
    return min === undefined && max === undefined ? undefined : ONE_PRICE
  }
  if (amount !== undefined) return BOUNDS_ALONE
  if (min === undefined) return { param: 'min', description: 'Name the least amount.' }
  if (max === undefined) return { param: 'max', description: 'Name the greatest amount.' }
  return compare(min, max) <= 0 ? undefined : TURNED_ROUND
}

const ONE_PRICE = { param: 'min', description: 'One price has no bounds.' } as const
const BOUNDS_ALONE = { param: 'amount', description: 'Bounds stand instead of a price.' } as const
const TURNED_ROUND = { param: 'max', description: 'It is below the least amount.' } as const
