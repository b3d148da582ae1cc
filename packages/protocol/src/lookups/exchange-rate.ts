import * as z from 'zod/mini'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'

/** Tells how much one unit of the first currency is in the second, the bank's margin included. */
export const getExchangeRate = /* @__PURE__ */ namedMethod({
  name: 'exchangeRateGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: z.object({ fromCurrencyCode: currencyCodeSchema, toCurrencyCode: currencyCodeSchema }),
  output: z.object({ rate: positiveDecimalSchema }),
})
