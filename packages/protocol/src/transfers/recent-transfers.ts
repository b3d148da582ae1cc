import * as z from 'zod/mini'
import { EXTERNAL_KINDS } from '../payment-kinds/index.ts'
import {
  partyKindSchema,
  currencyCodeSchema,
  positiveDecimalSchema,
  instantSchema,
} from '../values/index.ts'
import { externalPermissionSchema } from './rails.ts'
import { countryCodeSchema } from '../payouts/schemas.ts'
import { MOST_RECENT, RECENT_KINDS } from './facts.ts'

const latest = {
  id: z.string(),
  /** True if it can no longer be sent as it was; don't show it. */
  isDisabled: z.boolean(),
  /** `own`: the payee is the customer; `3d`: someone else. */
  permission: externalPermissionSchema,
  fromAccount: z.string(),
  beneficiaryName: z.string(),
  /** The amount that left the account, without the fee. */
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  date: instantSchema,
}

const external = {
  ...latest,
  countryCode: countryCodeSchema,
  /** The requested amount, in `currency`. */
  toAmount: positiveDecimalSchema,
  currency: currencyCodeSchema,
  /** The values for filling the form again, without keys and tax numbers, which must be typed again. */
  details: z.record(z.string(), z.string()),
}

/** The latest transfer to one payee. */
export const recentTransferSchema = /* @__PURE__ */ z.discriminatedUnion('type', [
  z.object({ ...latest, type: z.literal('betweenAccounts'), toAccount: z.string() }),
  z.object({
    ...latest,
    type: z.literal('p2p'),
    beneficiaryEmail: z.string(),
    beneficiaryKind: partyKindSchema,
  }),
  z.object({ ...external, type: z.enum(EXTERNAL_KINDS) }),
])

/** The schemas of the call, by its name. */
export const recentTransferSchemas = {
  recent: {
    input: z.object({
      /** All kinds by default. */
      types: z.optional(z.array(z.enum(RECENT_KINDS))),
      permission: z.optional(externalPermissionSchema),
      /** Leaves out transfers to other countries and within the bank. */
      countryCode: z.optional(countryCodeSchema),
      /** 10 by default. */
      limit: z.optional(z.number().check(z.minimum(1), z.maximum(MOST_RECENT))),
      search: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: z.object({ items: z.array(recentTransferSchema), total: z.number() }),
  },
}

export type RecentTransfer = z.output<typeof recentTransferSchema>

export type RecentTransferFilter = z.output<typeof recentTransferSchemas.recent.input>
