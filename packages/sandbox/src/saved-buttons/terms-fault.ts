import type { SavedButtonTerms } from '@sixpence/protocol'
import { compare } from '../money/index.ts'

/** A field of a button that doesn't fit its type, and why. */
export interface TermsFault {
  readonly param: 'amount' | 'frequency' | 'min' | 'max'
  readonly description: string
}

/** Checks a button's terms, regardless of currency; returns undefined if they are valid. */
export function termsFault(terms: SavedButtonTerms): TermsFault | undefined {
  const { type, frequency } = terms
  if (type !== 'subscription') {
    if (frequency !== undefined) return PAID_ONCE
    return type === 'fixed' ? priceFault(terms) : boundsFault(terms)
  }
  return frequency === undefined ? NO_RHYTHM : priceFault(terms)
}

function priceFault({ amount, min, max }: SavedButtonTerms): TermsFault | undefined {
  if (amount === undefined) return { param: 'amount', description: 'Name the price.' }
  return min === undefined && max === undefined ? undefined : ONE_PRICE
}

function boundsFault({ amount, min, max }: SavedButtonTerms): TermsFault | undefined {
  if (amount !== undefined) return BOUNDS_ALONE
  if (min === undefined) return { param: 'min', description: 'Name the least amount.' }
  if (max === undefined) return { param: 'max', description: 'Name the greatest amount.' }
  return compare(min, max) <= 0 ? undefined : TURNED_ROUND
}

const NO_RHYTHM = { param: 'frequency', description: 'Say how often it is paid.' } as const
const PAID_ONCE = { param: 'frequency', description: 'Only a subscription is repeated.' } as const
const ONE_PRICE = { param: 'min', description: 'One price has no bounds.' } as const
const BOUNDS_ALONE = { param: 'amount', description: 'Bounds stand instead of a price.' } as const
const TURNED_ROUND = { param: 'max', description: 'It is below the least amount.' } as const
