import * as z from 'zod/mini'
import { EXTERNAL_KINDS } from '../payments/index.ts'
import { partyKindSchema } from '../identifiers.ts'
import { currencyCodeSchema, positiveDecimalSchema } from '../money.ts'
import { instantSchema } from '../wire-values.ts'
import { externalPermissionSchema } from './rails.ts'
import { countryCodeSchema } from './external-ways.ts'

/** The kinds of transfers that are listed again. */
export const RECENT_KINDS = ['betweenAccounts', 'p2p', ...EXTERNAL_KINDS] as const

const latest = {
  id: z.string(),
  /** A disabled one is not shown: as it was, it can no longer be sent. */
  isDisabled: z.boolean(),
  /** To oneself, or to somebody else. */
  permission: externalPermissionSchema,
  fromAccount: z.string(),
  beneficiaryName: z.string(),
  /** What left the account, the fee not included. */
  amount: positiveDecimalSchema,
  currencyCode: currencyCodeSchema,
  date: instantSchema,
}

const abroad = {
  ...latest,
  countryCode: countryCodeSchema,
  /** What was asked to arrive, in `currency`. */
  toAmount: positiveDecimalSchema,
  currency: currencyCodeSchema,
  /** What fills the form again. Keys and tax numbers are not among it: they are typed anew. */
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
  z.object({ ...abroad, type: z.enum(EXTERNAL_KINDS) }),
])

/** The schemas of the call, by its name. */
export const recentTransferSchemas = {
  recent: {
    input: z.object({
      /** All of them unless named. */
      types: z.optional(z.array(z.enum(RECENT_KINDS))),
      permission: z.optional(externalPermissionSchema),
      /** Leaves out what went elsewhere, and what stayed in the bank. */
      countryCode: z.optional(countryCodeSchema),
      /** 10 unless asked for otherwise. */
      limit: z.optional(z.number().check(z.minimum(1), z.maximum(50))),
      search: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: z.object({ items: z.array(recentTransferSchema), total: z.number() }),
  },
}

export type RecentTransfer = z.output<typeof recentTransferSchema>

export type RecentKind = (typeof RECENT_KINDS)[number]

export type RecentTransferFilter = z.output<typeof recentTransferSchemas.recent.input>
