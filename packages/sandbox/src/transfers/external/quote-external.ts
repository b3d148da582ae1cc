import type { ExternalQuote } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { add, compare, subtract } from '../../money/index.ts'
import { arrivalOf } from '../../payments/index.ts'
import { externalHandlers } from './external-handlers.ts'
import { priceExternal, type PricedExternal } from './price-external.ts'

/** The calls that price payments out of the bank, one for each kind. */
export const quoteExternalHandlers = externalHandlers('quote', async (kind, input, context) =>
  quoteOf(await priceExternal(context, kind, input), context),
)

function quoteOf(
  { source, way, currencyCode, rate, fromAmount, toAmount, fee, deducted }: PricedExternal,
  { clock }: Pick<CallerContext, 'clock'>,
): ExternalQuote {
  return {
    fromAmount,
    fromCurrencyCode: source.currencyCode,
    fee,
    feeCurrencyCode: source.currencyCode,
    total: add(fromAmount, fee),
    rate,
    currency: currencyCode,
    arriving: subtract(toAmount, deducted),
    ...(compare(deducted, '0') > 0 && { deducted }),
    arrivesAt: arrivalOf(way.speed, clock.now()).toISOString(),
  }
}
