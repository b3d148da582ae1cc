import type { PlainDecimal } from './read-decimal.ts'

/** The reason a number can't be paid. */
export type AmountSizeFault = 'zero' | 'too_many_decimals' | 'too_large'

/** A payable amount, or the reason a number is none. */
export type PayableAmount =
  | {
      readonly ok: true
      /** A decimal string with exactly the currency's decimals. */
      readonly amount: string
    }
  | { readonly ok: false; readonly fault: AmountSizeFault }

const MOST_INTEGER_DIGITS = 15

/** Checks that a number is an amount of a currency with so many decimals. */
export function payableAmount(
  { integer, fraction }: PlainDecimal,
  decimals: number,
): PayableAmount {
  const whole = integer.replace(/^0+(?=\d)/, '') || '0'
  if (fraction.replace(/0+$/, '').length > decimals) return refused('too_many_decimals')
  if (!/[1-9]/.test(whole + fraction)) return refused('zero')
  if (whole.length > MOST_INTEGER_DIGITS) return refused('too_large')
  if (decimals === 0) return { ok: true, amount: whole }
  return { ok: true, amount: `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}` }
}

const refused = (fault: AmountSizeFault): PayableAmount => ({ ok: false, fault })
