import type { PayoutDetailRules } from '../../bank-details/index.ts'
import { checkPayoutDetail, cleanBankDetail } from '../../bank-details/index.ts'
import type { SheetDamage } from './cell-fault.ts'

const EXPONENT = /^\s*\d(?:[.,]\d+)?E\+\d+\s*$/i

/** Returns true if a spreadsheet has written a number with an exponent. */
export const hasExponent = (text: string): boolean => EXPONENT.test(text)

/** The digits that a spreadsheet keeps. */
const KEPT_DIGITS = 15
/** Zeros at the end of a number without check digits prove nothing up to this length. */
const LONG_NUMBER = 18
const MOST_LOST_ZEROS = 3

/** Finds the damage that a spreadsheet has done to a refused number, if it has. */
export function damageOf(rules: PayoutDetailRules, text: string): SheetDamage | undefined {
  if (rules.options || rules.kinds.includes('text')) return undefined
  if (hasExponent(text)) return 'exponent'
  const digits = cleanBankDetail(text)
  if (!/^\d+$/.test(digits)) return undefined
  if (isZeroed(digits) && digits.length > KEPT_DIGITS) return 'zeroedDigits'
  return hasLostZeros(rules, digits) ? 'leadingZeros' : undefined
}

/** Returns true if a number that has no check digits was certainly damaged. */
export const isCertainlyZeroed = (kinds: readonly string[], value: string): boolean =>
  kinds.some(kind => kind === 'digits' || kind === 'accountNumber') &&
  value.length >= LONG_NUMBER &&
  isZeroed(value)

const isZeroed = (digits: string): boolean =>
  /^\d+$/.test(digits) &&
  /[1-9]/.test(digits.slice(0, KEPT_DIGITS)) &&
  /^0+$/.test(digits.slice(KEPT_DIGITS))

/** True if the number is right with zeros before it, and those of its kind have one length. */
function hasLostZeros(rules: PayoutDetailRules, digits: string): boolean {
  if (rules.minLength !== rules.maxLength) return false
  const lost = rules.minLength - digits.length
  if (lost < 1 || lost > MOST_LOST_ZEROS) return false
  return checkPayoutDetail(rules, digits.padStart(rules.minLength, '0')).isRight
}
