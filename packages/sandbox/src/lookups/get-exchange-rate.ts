import type { transferMethods } from '@sixpence/protocol/schemas'
import { type Handlers, refuse } from '../http/index.ts'
import { exchangeRate, minorUnits } from '../money/index.ts'

export const getExchangeRateHandlers = {
  exchangeRate: async ({ fromCurrencyCode, toCurrencyCode }, { sql }) => {
    const rate = await exchangeRate(sql, fromCurrencyCode, toCurrencyCode)
    if (rate !== undefined) return { rate }
    const isFromKnown = (await minorUnits(sql, fromCurrencyCode)) !== undefined
    const [param, currency] = isFromKnown
      ? ['toCurrencyCode', toCurrencyCode]
      : ['fromCurrencyCode', fromCurrencyCode]
    throw refuse.invalid(param, `The bank has no rate for ${currency}.`)
  },
} satisfies Partial<Handlers<typeof transferMethods>>
