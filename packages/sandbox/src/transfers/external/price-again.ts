import type { ExternalOrder } from '../../payments/index.ts'
import type { CallerContext } from '../../context.ts'
import { priceExternal, type PricedExternal } from './price-external.ts'

/**
 * What an order that leaves the bank would cost now.
 *
 * @throws {Refusal} As pricing it for the first time.
 */
export function priceAgain(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { operation, fromAccount, external }: ExternalOrder,
): Promise<PricedExternal> {
  const { permission, countryCode, currency, toAmount, feeShare } = external
  const asked = { fromAccount, permission, countryCode, currency, feeShare, amount: toAmount }
  return priceExternal(context, operation, asked)
}
