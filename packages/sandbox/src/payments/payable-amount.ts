import type { Sql } from '../db/index.ts'
import { type Decimal, hasAtMostDecimals, minorUnits, roundHalfUp } from '../money/index.ts'
import { payeeAccount } from './payee.ts'

/** An amount that somebody can be paid, as the bank writes it, or why they cannot. */
export type PayableAmount =
  | { readonly amount: Decimal }
  | {
      readonly fault: 'unknown_currency' | 'too_many_decimals' | 'no_account'
      readonly message: string
    }

/** Judges what somebody wants to be paid: they need an account for it. */
export async function payableAmount(
  sql: Sql,
  payee: { readonly customerId: string },
  { amount, currencyCode }: { readonly amount: Decimal; readonly currencyCode: string },
): Promise<PayableAmount> {
  const decimals = await minorUnits(sql, currencyCode)
  if (decimals === undefined) {
    return { fault: 'unknown_currency', message: `The bank does not keep ${currencyCode}.` }
  }
  if (!hasAtMostDecimals(amount, decimals)) {
    return { fault: 'too_many_decimals', message: `${currencyCode} has ${decimals} decimals.` }
  }
  if ((await payeeAccount(sql, payee, currencyCode)) === undefined) {
    return { fault: 'no_account', message: `There is no open account in ${currencyCode}.` }
  }
  return { amount: roundHalfUp(amount, decimals) }
}
