import type { transferMethods } from '@sixpence/protocol/schemas'
import type { Handlers } from '../../http/index.ts'
import { priceOwnTransfer } from './price-own-transfer.ts'

export const quoteOwnTransferHandlers = {
  quoteOwn: async (input, context) => {
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
  },
} satisfies Partial<Handlers<typeof transferMethods>>
