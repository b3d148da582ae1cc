import * as z from 'zod/mini'
import { emailSchema } from '../identifiers.ts'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { approvalSchema } from '../payments/index.ts'
import { instantSchema } from '../wire-values.ts'

/** A transfer to another customer, found by e-mail address. */
export const p2pTransferSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  toEmail: emailSchema,
  /** What arrives, in the currency of `fromAccount`; the fee is taken on top. */
  amount: positiveDecimalSchema,
  note: z.optional(z.string().check(z.maxLength(140))),
})

/** Prices a transfer to another customer. */
export const quoteP2pTransfer = /* @__PURE__ */ namedMethod({
  name: 'p2pFeeGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: z.object({ fromAccount: z.string(), amount: positiveDecimalSchema }),
  output: z.object({
    fee: decimalSchema,
    feeCurrencyCode: currencyCodeSchema,
    /** Amount and fee together: what leaves the account. */
    total: positiveDecimalSchema,
  }),
})

/**
 * Sends money to another customer. With `transactionId` it has moved; with `approval` it waits and
 * nothing has moved yet.
 */
export const sendP2pTransfer = /* @__PURE__ */ namedMethod({
  name: 'p2pTransfer',
  access: 'customer',
  needs: 'initiate',
  permission: ['p2p'],
  staff: 'never',
  key: 'opens',
  input: z.extend(p2pTransferSchema, {
    /** The fee the customer was shown; the bank refuses when it would be another. */
    expectedFee: z.optional(decimalSchema),
  }),
  output: z.object({
    transactionId: z.optional(z.string()),
    approval: z.optional(approvalSchema),
    fee: decimalSchema,
    feeCurrencyCode: currencyCodeSchema,
  }),
})

/** Lists the people this customer has sent money to. */
export const listP2pBeneficiaries = /* @__PURE__ */ namedMethod({
  name: 'p2pBeneficiaryList',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({ id: z.string(), name: z.string(), email: z.string(), lastUsed: instantSchema }),
    ),
    total: z.number(),
  }),
})

/** Lists the latest transfers to other people, one for each person. */
export const listRecentTransfers = /* @__PURE__ */ namedMethod({
  name: 'recentTransferList',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: z.object({
    types: z.optional(z.array(z.enum(['p2p']))),
    limit: z.optional(z.number().check(z.minimum(1), z.maximum(50))),
    search: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        type: z.enum(['p2p']),
        /** A disabled one is not shown: its payee can no longer be paid. */
        isDisabled: z.boolean(),
        beneficiaryName: z.string(),
        beneficiaryEmail: z.string(),
        amount: positiveDecimalSchema,
        currencyCode: currencyCodeSchema,
        date: instantSchema,
      }),
    ),
    total: z.number(),
  }),
})

export type P2pBeneficiary = z.output<typeof listP2pBeneficiaries.output>['items'][number]
export type P2pTransfer = z.output<typeof p2pTransferSchema>
export type P2pTransferOrder = z.output<typeof sendP2pTransfer.input>
export type P2pTransferQuote = z.output<typeof quoteP2pTransfer.output>
export type P2pTransferReceipt = z.output<typeof sendP2pTransfer.output>
export type RecentTransfer = z.output<typeof listRecentTransfers.output>['items'][number]
