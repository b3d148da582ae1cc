import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { oneOrMany, wireNumber } from '../wire-values.ts'

/** A day, e.g. `2026-11-21`. */
const daySchema = /* @__PURE__ */ z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

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
  input: z.object({
    days: wireNumber(),
    timeZone: z.optional(z.string().check(z.maxLength(64))),
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
