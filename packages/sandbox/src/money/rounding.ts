import Big from 'big.js'
import type { Decimal } from './decimal.ts'

/** Halves go away from zero: the bank's rule for fees. */
export const roundHalfUp = (amount: Decimal, decimals: number): Decimal =>
  Big(amount).toFixed(decimals, Big.roundHalfUp)

/** Away from zero: what leaves an account covers what arrives. */
export const roundUp = (amount: Decimal, decimals: number): Decimal =>
  Big(amount).toFixed(decimals, Big.roundUp)

/** Towards zero: a maximum is never more than there is. */
export const roundDown = (amount: Decimal, decimals: number): Decimal =>
  Big(amount).toFixed(decimals, Big.roundDown)

/** Whether an amount is one that can be moved: no finer than the currency's smallest unit. */
export const hasAtMostDecimals = (amount: Decimal, decimals: number): boolean =>
  Big(amount).eq(Big(amount).round(decimals, Big.roundDown))
