import * as z from 'zod/mini'
import { daySchema, timeZoneSchema } from '../days.ts'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { oneOrMany, wireNumber } from '../wire-values.ts'

/** As many days as can be asked for at once. */
export const MOST_BALANCE_DAYS = 366

/**
 * Tells what was on the customer's accounts at the end of each of the last days, one sum for each
 * currency. The last of them is today, with what is on the accounts now: which day that is, the
 * bank's clock says, and `timeZone`, an IANA name, where the days are counted; by default UTC.
 */
export const getBalanceHistory = /* @__PURE__ */ namedMethod({
  name: 'balanceHistoryGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({
    days: wireNumber(),
    timeZone: timeZoneSchema,
  }),
  output: z.object({
    /** Oldest first, without a gap. */
    days: oneOrMany(daySchema),
    currencies: oneOrMany(
      z.object({
        currencyCode: currencyCodeSchema,
        /** One for each of the days. */
        amounts: oneOrMany(decimalSchema),
      }),
    ),
  }),
})

export type BalanceHistory = z.output<typeof getBalanceHistory.output>
