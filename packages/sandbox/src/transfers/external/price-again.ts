import type { ExternalOrder } from '../../payments/index.ts'
import type { CallerContext } from '../../context.ts'
import { priceExternal, type PricedExternal } from './price-external.ts'

/**
 * Returns the present price of an order that leaves the bank.
 *
 * @throws {Refusal} Like pricing it for the first time.
 */
export function priceAgain(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { operation, fromAccount, external }: ExternalOrder,
): Promise<PricedExternal> {
  const { permission, countryCode, currency, toAmount, feeShare } = external
  const input = { fromAccount, permission, countryCode, currency, feeShare, amount: toAmount }
  return priceExternal(context, operation, input)
}
