import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema, positiveDecimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { approvalSchema } from '../payments/index.ts'

/** A transfer between two of the customer's own accounts. */
export const ownTransferSchema = /* @__PURE__ */ z.object({
  fromAccount: z.string(),
  toAccount: z.string(),
  /** What arrives, in the currency of `toAccount`. */
  toAmount: positiveDecimalSchema,
})

/** Prices a transfer between own accounts. Nothing moves and nothing is held. */
export const quoteOwnTransfer = /* @__PURE__ */ namedMethod({
  name: 'betweenAccountsFeeGet',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: ownTransferSchema,
  output: z.object({
    fee: decimalSchema,
    feeCurrencyCode: currencyCodeSchema,
    /** What leaves `fromAccount`, the fee not included. */
    fromAmount: positiveDecimalSchema,
    fromCurrencyCode: currencyCodeSchema,
    toAmount: positiveDecimalSchema,
    toCurrencyCode: currencyCodeSchema,
    /** How much one unit of the source currency becomes, the bank's margin included. */
    rate: positiveDecimalSchema,
  }),
})

/**
 * Moves money between own accounts. With `transactionId` it has moved; with `approval` it waits for
 * somebody else, and nothing has moved yet.
 */
export const sendOwnTransfer = /* @__PURE__ */ namedMethod({
  name: 'betweenAccountsTransfer',
  access: 'customer',
  needs: 'initiate',
  permission: ['betweenAccounts'],
  staff: 'never',
  key: 'opens',
  input: z.extend(ownTransferSchema, {
    /** What the customer was shown to leave; the bank refuses when it would be something else. */
    expectedFromAmount: z.optional(positiveDecimalSchema),
    expectedFee: z.optional(decimalSchema),
  }),
  output: z.object({
    transactionId: z.optional(z.string()),
    approval: z.optional(approvalSchema),
    fee: decimalSchema,
    feeCurrencyCode: currencyCodeSchema,
  }),
})

export type OwnTransfer = z.output<typeof ownTransferSchema>
export type OwnTransferOrder = z.output<typeof sendOwnTransfer.input>
export type OwnTransferQuote = z.output<typeof quoteOwnTransfer.output>
export type OwnTransferReceipt = z.output<typeof sendOwnTransfer.output>
