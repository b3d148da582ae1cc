import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'

/** The ways of moving money that have limits of their own. */
export const LIMITED_OPERATIONS = ['betweenAccounts', 'p2p'] as const

const accountsSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  /** Needed for `betweenAccounts`: whether currencies differ decides the limits. */
  toAccount: z.optional(z.string()),
})

/** Tells the most that can be sent now: the limits, the balance and the fee considered. */
export const getMaxAmount = /* @__PURE__ */ namedMethod({
  name: 'maxAmountGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: z.extend(accountsSchema, { operation: z.enum(LIMITED_OPERATIONS) }),
  output: z.object({
    /** In the currency that the amount of this transfer is typed in: what arrives. */
    amount: decimalSchema,
    currencyCode: currencyCodeSchema,
  }),
})

/** Tells the limits of one operation, in the currency of the source account. */
export const getLimits = /* @__PURE__ */ namedMethod({
  name: 'limitsGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: z.extend(accountsSchema, { type: z.enum(LIMITED_OPERATIONS) }),
  output: z.object({
    min: positiveDecimalSchema,
    /** Absent: no limit but the balance. */
    max: z.optional(decimalSchema),
    dailyLeft: z.optional(decimalSchema),
    monthlyLeft: z.optional(decimalSchema),
    currencyCode: currencyCodeSchema,
  }),
})

export type LimitedOperation = (typeof LIMITED_OPERATIONS)[number]
export type MaxAmount = z.output<typeof getMaxAmount.output>
export type TransferLimits = z.output<typeof getLimits.output>
