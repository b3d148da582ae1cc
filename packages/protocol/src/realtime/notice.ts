import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema, instantSchema } from '../values/index.ts'
import { NOTICE_STATUSES } from './facts.ts'

/** One event reported to a customer. A notice may arrive twice; compare its `id`. */
export const noticeSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /**
   * `balanceChanged`, or one of {@link NOTICE_TYPES}, {@link BUSINESS_NOTICE_TYPES},
   * {@link INVOICE_NOTICE_TYPES}, {@link MERCHANT_NOTICE_TYPES}, {@link REFUND_NOTICE_TYPES} or
   * {@link NEWS_NOTICE_TYPES}; a newer bank may have more. Users who have turned off notices about
   * requests or invoices receive `requestChanged` or `invoiceChanged` instead: clients refresh
   * their data, but show nothing. They don't show `standingChanged` either: the bank's requirements
   * for the customer have changed; nor `batchChanged`: `params` contains the `batchId`.
   */
  type: z.string(),
  status: z.enum(NOTICE_STATUSES),
  at: instantSchema,
  /** The text to show. Without it, clients use their own text for the type. */
  title: z.optional(z.string()),
  body: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.unknown())),
})

/** The `params` of a `balanceChanged` notice. */
export const balanceChangedSchema = /* @__PURE__ */ z.object({
  accountId: z.string(),
  balance: decimalSchema,
  currencyCode: currencyCodeSchema,
  transactionId: z.string(),
})

export type BalanceChanged = z.output<typeof balanceChangedSchema>

export type Notice = z.output<typeof noticeSchema>
