import * as z from 'zod/mini'
import { approvalModeSchema } from '../customer/index.ts'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema, rateSchema } from '../money.ts'
import { PAYER_FEE_KINDS, type EachOperation } from '../payments/index.ts'
import { instantSchema } from '../wire-values.ts'
import { externalOrderSchema, wireOrderSchema } from './external-orders.ts'
import { ownOrderSchema, p2pOrderSchema } from './orders.ts'
import { formerPayeeAccountSchema } from './payee-check.ts'

/** An order that is not to be carried out, as its own call takes it. */
export const rehearsedOrderSchema = /* @__PURE__ */ z.discriminatedUnion('operation', [
  z.extend(ownOrderSchema, { operation: z.literal('betweenAccounts') }),
  z.extend(p2pOrderSchema, { operation: z.literal('p2p') }),
  z.extend(externalOrderSchema, { operation: z.enum(PAYER_FEE_KINDS) }),
  z.extend(wireOrderSchema, { operation: z.literal('wire') }),
])

/** What would become of an order if it were sent now. Nothing has moved, and nothing is held. */
export const rehearsalSchema = /* @__PURE__ */ z.object({
  /** How the user would have to confirm it; absent if they would not. */
  approveType: z.optional(approvalModeSchema),
  /** Somebody else would have to approve it: the right of the user does not reach as far. */
  forOthers: z.boolean(),
  /** What would leave the account, the fee not included. */
  fromAmount: positiveDecimalSchema,
  fromCurrencyCode: currencyCodeSchema,
  fee: decimalSchema,
  /** `fromAmount` and the fee together. */
  total: positiveDecimalSchema,
  /** How much one unit of the source currency becomes, the bank's margin included. */
  rate: rateSchema,
  arriving: positiveDecimalSchema,
  currency: currencyCodeSchema,
  /** Of what leaves the bank; anything else arrives at once. */
  arrivesAt: z.optional(instantSchema),
  /** Of what leaves the bank: neither the name nor the account was ever paid. */
  isNewPayee: z.optional(z.boolean()),
  /** Where a payee of this name in this country was paid last, if that is another account. */
  formerAccount: z.optional(formerPayeeAccountSchema),
})

/** The schema of the call, by its name. */
export const rehearsalSchemas = {
  rehearse: {
    input: rehearsedOrderSchema,
    output: z.object({ rehearsal: rehearsalSchema }),
  },
}

/** An order that is not to be carried out, with what its kind has of its own. */
export type RehearsedOrder = EachOperation<z.output<typeof rehearsedOrderSchema>>

export type Rehearsal = z.output<typeof rehearsalSchema>
