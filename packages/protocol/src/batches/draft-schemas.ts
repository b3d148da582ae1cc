import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema, instantSchema, wireNumber } from '../values/index.ts'
import { PAYEE_CHECKS } from '../payouts/index.ts'
import { formerPayeeAccountSchema } from '../payouts/schemas.ts'
import { BATCH_TYPES } from './facts.ts'

/** A batch that can still be changed. */
export const batchDraftSchema = /* @__PURE__ */ z.object({
  batchId: z.string(),
  name: z.string(),
  type: z.enum(BATCH_TYPES),
  accountId: z.string(),
  /** The currency of the paying account. */
  currencyCode: currencyCodeSchema,
  /** Goes up with each change. A change has to name the version that it is made to. */
  version: wireNumber(),
  /** The number of rows, without deleted ones. */
  rowCount: wireNumber(),
  faultyCount: wireNumber(),
  /** The number of rows that repeat an earlier one. */
  duplicateCount: wireNumber(),
  deletedCount: wireNumber(),
  /** The exact sums of the rows without a fault, by the currency of their amounts. */
  totals: z.array(
    z.object({ currencyCode: currencyCodeSchema, amount: decimalSchema, rows: wireNumber() }),
  ),
  /**
   * The current price of the rows without a fault, in the currency of the account; absent for a
   * kind that has no price yet.
   */
  price: z.optional(
    z.object({
      /** The amount that leaves the account, without the fee. */
      amount: decimalSchema,
      fee: decimalSchema,
    }),
  ),
  /**
   * The number of rows by the result of comparing the payee's name with the account holder's;
   * `unchecked` aren't compared yet. Absent if the business has switched name checks off, and for a
   * kind that pays no bank accounts.
   */
  nameChecks: z.optional(
    z.object({
      match: wireNumber(),
      closeMatch: wireNumber(),
      noMatch: wireNumber(),
      unknown: wireNumber(),
      unchecked: wireNumber(),
    }),
  ),
  /**
   * The number of rows that pay another account than the one on which the name was paid last.
   * Absent for a kind that pays no accounts elsewhere.
   */
  otherAccountCount: z.optional(wireNumber()),
  changedAt: instantSchema,
  /** The time at which the bank deletes it, unless it is changed before. */
  expiresAt: instantSchema,
})

/** The result of comparing the name in a row with the account holder's. */
export const rowNameCheckSchema = /* @__PURE__ */ z.object({
  result: z.enum(PAYEE_CHECKS),
  /** The holder's name; only for a close match. */
  name: z.optional(z.string()),
})

/** A row of a draft as kept. */
export const draftRowSchema = /* @__PURE__ */ z.object({
  rowId: z.string(),
  /** Its position among all rows, from 1. Rows that are added come last. */
  position: wireNumber(),
  /** Its texts, by the names of the columns. Empty ones are left out. */
  cells: z.record(z.string(), z.string()),
  isDeleted: z.boolean(),
  /** The row of an earlier batch that it replaces, which wasn't paid: `batchId.rowId`. */
  replaces: z.optional(z.string()),
  /**
   * The reason for each faulty cell, by the names of the columns. A row whose payment was made
   * meanwhile has `paidBefore` at `rowId`: it can only be deleted.
   */
  faults: z.record(z.string(), z.string()),
  /** The earlier row that it repeats. */
  repeats: z.optional(z.string()),
  /**
   * The current price of a row without a fault, in the currency of the paying account: the amount
   * that leaves, without the fee, and the fee. Absent for a kind that has no price yet.
   */
  price: z.optional(z.object({ amount: decimalSchema, fee: decimalSchema })),
  /** The time at which it would arrive if it left now; absent between customers of the bank. */
  arrivesAt: z.optional(instantSchema),
  /**
   * The customer under the address of a row without a fault; without a name if nobody can be paid
   * there. Absent for an account elsewhere; and for an address that was never paid, once the drafts
   * of a day have revealed too many of them. Then it shows when the row is paid.
   */
  payee: z.optional(z.object({ name: z.optional(z.string()) })),
  /** True if the customer has never paid this address or account. Absent for a faulty row. */
  isNewPayee: z.optional(z.boolean()),
  /**
   * For a bank account in a row without a fault. Absent if the business has switched name checks
   * off; and for an account that was never paid under this name, once the drafts of a day have
   * revealed too many of them. Then the row is compared when it is read on another day.
   */
  nameCheck: z.optional(rowNameCheckSchema),
  /**
   * The account on which a payee with this name in this country was last paid, when the row was
   * last changed; present only if it is a different one.
   */
  formerAccount: z.optional(formerPayeeAccountSchema),
})

/** The customer's choices about all their batches. */
export const batchSettingsSchema = /* @__PURE__ */ z.object({
  /** True if the names in drafts are compared with those of the account holders. */
  checksNames: z.boolean(),
})

export type BatchDraftState = z.output<typeof batchDraftSchema>

export type BatchDraftRow = z.output<typeof draftRowSchema>

export type BatchSettings = z.output<typeof batchSettingsSchema>
