import * as z from 'zod/mini'
import { currencyCodeSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'

/**
 * Opens a payment account in a currency in which the customer has none. A sub-account, which
 * settles on another's accounts, is refused with `13`.
 */
export const addCurrencyAccount = /* @__PURE__ */ namedMethod({
  name: 'currencyAccountAdd',
  access: 'customer',
  needs: 'full',
  staff: 'never',
  input: z.object({ currencyCode: currencyCodeSchema }),
  output: z.object({ accountId: z.string() }),
})
