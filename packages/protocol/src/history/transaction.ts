import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { namedMethod } from '../named-method.ts'
import { instantSchema, oneOrMany, wireNumber, wireWord } from '../wire-values.ts'
import { transactionFilterSchema } from './transaction-filter.ts'

/** What a row of the history is. A fee is a row of its own. */
export const TRANSACTION_TYPE = {
  1: 'deposit',
  2: 'ownTransfer',
  3: 'p2pTransfer',
  4: 'fee',
  5: 'checkout',
} as const

export const transactionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /** The movement that the row is part of; a payment and its fee share one. */
  transactionId: z.string(),
  date: instantSchema,
  type: wireWord(TRANSACTION_TYPE),
  typeName: z.optional(z.string()),
  accountId: z.string(),
  direction: z.enum(['in', 'out']),
  /** Always above zero; `direction` says which way it went. */
  amount: decimalSchema,
  currencyCode: currencyCodeSchema,
  balanceAfter: decimalSchema,
  counterpartyName: z.optional(z.string()),
  counterpartyEmail: z.optional(z.string()),
  description: z.optional(z.string()),
  status: z.enum(['completed', 'processing', 'rejected']),
  /** The batch that it was paid in, told to who paid. */
  batchId: z.optional(z.string()),
})

/** Lists what happened on the customer's accounts, newest first, 20 rows a page. */
export const listTransactions = /* @__PURE__ */ namedMethod({
  name: 'transactionHistoryList',
  access: 'customer',
  needs: 'read',
  staff: 'sees',
  scope: 'embed',
  input: z.extend(transactionFilterSchema, { pageNumber: z.optional(wireNumber()) }),
  output: z.object({
    transactions: z.object({ transaction: oneOrMany(transactionSchema) }),
    /** How many rows there are on all pages. */
    results: wireNumber(),
    rejectedCount: wireNumber(),
    processingCount: wireNumber(),
  }),
})

export type Transaction = z.output<typeof transactionSchema>
export type TransactionType = (typeof TRANSACTION_TYPE)[keyof typeof TRANSACTION_TYPE]
