import type { ExternalQuote, transferMethods } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import type { Handlers } from '../../http/index.ts'
import { add, compare, subtract } from '../../money/index.ts'
import { arrivalOf } from '../../payments/index.ts'
import { priceExternal, type PricedExternal } from './price-external.ts'

export const quoteExternalHandlers = {
  quoteEft: async (input, context) => quoteOf(await priceExternal(context, 'eft', input), context),
  quoteWire: async (input, context) =>
    quoteOf(await priceExternal(context, 'wire', input), context),
  quoteCrypto: async (input, context) =>
    quoteOf(await priceExternal(context, 'cryptoEft', input), context),
  quoteInstant: async (input, context) =>
    quoteOf(await priceExternal(context, 'instant', input), context),
  quoteOct: async (input, context) => quoteOf(await priceExternal(context, 'oct', input), context),
  quoteInterac: async (input, context) =>
    quoteOf(await priceExternal(context, 'interac', input), context),
} satisfies Partial<Handlers<typeof transferMethods>>

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
