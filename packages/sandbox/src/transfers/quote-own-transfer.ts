import { quoteOwnTransfer } from '@sixpence/protocol'
import { namedMethodRoute } from '../http/index.ts'
import { priceOwnTransfer } from './price-own-transfer.ts'

export const quoteOwnTransferRoute = namedMethodRoute(quoteOwnTransfer, async (input, context) => {
  const { source, target, ...price } = await priceOwnTransfer(context, input)
  return {
    fee: price.fee,
    feeCurrencyCode: source.currencyCode,
    fromAmount: price.fromAmount,
    fromCurrencyCode: source.currencyCode,
    toAmount: price.toAmount,
    toCurrencyCode: target.currencyCode,
    rate: price.rate,
  }
})
