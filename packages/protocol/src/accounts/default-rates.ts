import * as z from 'zod/mini'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { oneOrMany } from '../wire-values.ts'

/** How much one unit of the base currency is in a currency. */
const defaultRateSchema = /* @__PURE__ */ z.object({
  currencyCode: currencyCodeSchema,
  rate: positiveDecimalSchema,
})

/**
 * Lists the bank's middle rates, without its margin: for adding up what is in several currencies.
 * No exchange is made at them. The base currency is in the list, at 1.
 */
export const listDefaultRates = /* @__PURE__ */ namedMethod({
  name: 'ratesDefaultList',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: z.object({}),
  output: z.object({ baseCurrencyCode: currencyCodeSchema, rates: oneOrMany(defaultRateSchema) }),
})

/** The bank's middle rates, all to one base. */
export type DefaultRates = z.output<typeof listDefaultRates.output>
