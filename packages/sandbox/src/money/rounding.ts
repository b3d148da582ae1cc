import Big from 'big.js'
import type { Decimal } from './decimal.ts'

/** Rounds halves away from zero: the bank's rule for fees. */
export const roundHalfUp = (amount: Decimal, decimals: number): Decimal =>
  Big(amount).toFixed(decimals, Big.roundHalfUp)

/** Rounds away from zero: the amount that leaves an account covers the one that arrives. */
export const roundUp = (amount: Decimal, decimals: number): Decimal =>
  Big(amount).toFixed(decimals, Big.roundUp)

/** Rounds towards zero: a maximum is never more than there is. */
export const roundDown = (amount: Decimal, decimals: number): Decimal =>
  Big(amount).toFixed(decimals, Big.roundDown)

/** Checks that an amount can be moved: it is no finer than the currency's smallest unit. */
export const hasAtMostDecimals = (amount: Decimal, decimals: number): boolean =>
  Big(amount).eq(Big(amount).round(decimals, Big.roundDown))
