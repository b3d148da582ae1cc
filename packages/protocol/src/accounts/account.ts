import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { oneOrMany, wireNumber, wireWord } from '../wire-values.ts'

/** The types of account that have one number each; cards take the range 2006 to 2135. */
export const ACCOUNT_TYPE = { payment: 1001, prepayment: 4001, receiving: 4002 } as const

/** Where a card stands. */
export const CARD_STATUS = {
  0: 'submitted',
  2: 'active',
  4: 'canceled',
  18: 'fraud',
  19: 'printing',
  20: 'printed',
  21: 'shipped',
  23: 'pending',
  27: 'limited',
  38: 'expired',
  41: 'processing',
  65: 'pendingDocument',
  71: 'paused',
} as const

/** Where an account, or the card that it is, stands. */
export const ACCOUNT_STATUS = { ...CARD_STATUS, 11: 'closed' } as const

export const accountSchema = /* @__PURE__ */ z.object({
  accountId: z.string(),
  customerId: z.string(),
  type: wireNumber(),
  subType: z.optional(z.enum(['PREPAID', 'DEBIT'])),
  accountStatusId: wireWord(ACCOUNT_STATUS),
  currencyCode: currencyCodeSchema,
  balance: decimalSchema,
  /** The balance never falls below this. */
  accountBalanceMin: decimalSchema,
  /** What payments that wait for an approval will take. Still part of the balance. */
  pendingAmount: decimalSchema,
  settlementAccountId: z.optional(z.string()),
  cardIsVirtual: z.optional(z.boolean()),
  cardAliasName: z.optional(z.string()),
  cardExpiryMonth: z.optional(wireNumber()),
  cardExpiryYear: z.optional(wireNumber()),
  /** Where the card stands that was ordered in the place of this one. */
  cardReissuedStatusId: z.optional(wireNumber()),
  /** Whether that one comes by express; said only where it does. */
  cardReissueIsExpress: z.optional(z.boolean()),
  /** Masked but for its last digits. */
  cardNumber: z.optional(z.string()),
  /** Somebody may have used the card who is not its owner, whatever its status says. */
  cardHasFraudMark: z.optional(z.boolean()),
})

/** Lists the customer's accounts with what is on them. */
export const listAccounts = /* @__PURE__ */ namedMethod({
  name: 'balanceInquiry',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: z.object({}),
  output: z.object({ accounts: oneOrMany(accountSchema) }),
})

export type Account = z.output<typeof accountSchema>
export type AccountStatus = (typeof ACCOUNT_STATUS)[keyof typeof ACCOUNT_STATUS]
