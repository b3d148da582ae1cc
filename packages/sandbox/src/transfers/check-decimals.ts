import { type Decimal, hasAtMostDecimals } from '../money/index.ts'
import { refuse } from '../http/index.ts'

/**
 * Refuses an amount finer than the currency's smallest unit.
 *
 * @throws {Refusal} `VF` with the field.
 */
export function checkDecimals(
  amount: Decimal,
  account: { readonly currencyCode: string; readonly decimals: number },
  param: string,
): void {
  if (hasAtMostDecimals(amount, account.decimals)) return
  const most = `${account.currencyCode} has ${account.decimals} decimals.`
  throw refuse.invalid(param, most)
}
