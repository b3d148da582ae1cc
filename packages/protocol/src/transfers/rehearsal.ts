import * as z from 'zod/mini'
import { approvalModeSchema } from '../customer/schemas.ts'
import {
  currencyCodeSchema,
  decimalSchema,
  positiveDecimalSchema,
  rateSchema,
  instantSchema,
} from '../values/index.ts'
import { PAYER_FEE_KINDS, type EachOperation } from '../payment-kinds/index.ts'
import { formerPayeeAccountSchema } from '../payouts/schemas.ts'
import { externalOrderSchema, wireOrderSchema } from './external-orders.ts'
import { ownOrderSchema, p2pOrderSchema } from './orders.ts'

/** An order to check without sending it, in the form of its own call. */
export const rehearsedOrderSchema = /* @__PURE__ */ z.discriminatedUnion('operation', [
  z.extend(ownOrderSchema, { operation: z.literal('betweenAccounts') }),
  z.extend(p2pOrderSchema, { operation: z.literal('p2p') }),
  z.extend(externalOrderSchema, { operation: z.enum(PAYER_FEE_KINDS) }),
  z.extend(wireOrderSchema, { operation: z.literal('wire') }),
])

/** The outcome that an order would have if it were sent now. Nothing has moved or is reserved. */
export const rehearsalSchema = /* @__PURE__ */ z.object({
  /** The way in which the user would have to confirm it; absent if they wouldn't. */
  approveType: z.optional(approvalModeSchema),
  /** True if someone else would have to approve it, because the user's right doesn't include that. */
  forOthers: z.boolean(),
  /** The amount that would leave the account, without the fee. */
  fromAmount: positiveDecimalSchema,
  fromCurrencyCode: currencyCodeSchema,
  fee: decimalSchema,
  /** The total of `fromAmount` and the fee. */
  total: positiveDecimalSchema,
  /**
   * The amount of the target currency for one unit of the source currency, including the bank's
   * margin.
   */
  rate: rateSchema,
  arriving: positiveDecimalSchema,
  currency: currencyCodeSchema,
  /** Only for external transfers; all others arrive immediately. */
  arrivesAt: z.optional(instantSchema),
  /** Only for external transfers: true if neither the name nor the account was ever paid. */
  isNewPayee: z.optional(z.boolean()),
  /**
   * The account on which a payee with this name in this country was last paid, if it is a different
   * one.
   */
  formerAccount: z.optional(formerPayeeAccountSchema),
})

/** The schema of the call, by its name. */
export const rehearsalSchemas = {
  rehearse: {
    input: rehearsedOrderSchema,
    output: z.object({ rehearsal: rehearsalSchema }),
  },
}

/** An order to check without sending it, with the fields of its kind. */
export type RehearsedOrder = EachOperation<z.output<typeof rehearsedOrderSchema>>

export type Rehearsal = z.output<typeof rehearsalSchema>
