import * as z from 'zod/mini'
import { timeZoneSchema } from '../days.ts'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { oneOrMany, wireWord } from '../wire-values.ts'
import { TRANSACTION_TYPE } from './transaction.ts'

/** What came in and what went out: both zero or above. */
const flowSchema = /* @__PURE__ */ z.object({ moneyIn: decimalSchema, moneyOut: decimalSchema })

/**
 * Adds up what came onto an account and what left it, over the last twelve months, by month and by
 * type. Fees went out. What moved between the customer's own accounts is neither income nor expense
 * and is left out; so is what waits for an approval, or came to nothing.
 */
export const getCashFlow = /* @__PURE__ */ namedMethod({
  name: 'cashFlowGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  input: z.object({
    accountId: z.string(),
    /** Where months are counted: an IANA name; UTC unless told otherwise. */
    timeZone: timeZoneSchema,
  }),
  output: z.object({
    currencyCode: currencyCodeSchema,
    /** Twelve, oldest first, without a gap; the last one is not over. */
    months: oneOrMany(
      z.extend(flowSchema, { month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) }),
    ),
    /** Those that there were, of all twelve months. */
    types: oneOrMany(z.extend(flowSchema, { type: wireWord(TRANSACTION_TYPE) })),
  }),
})

export type CashFlow = z.output<typeof getCashFlow.output>
