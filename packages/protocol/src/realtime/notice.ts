import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { instantSchema } from '../wire-values.ts'

/** The severity of a notice. Clients choose its colour and icon by it. */
export const NOTICE_STATUSES = ['error', 'info', 'warning', 'success'] as const

/** The subjects of the bank's notices, in addition to {@link balanceChangedSchema}. */
export const NOTICE_TYPES = [
  'info',
  'documentFailed',
  'documentRejected',
  'documentExpired',
  'documentExpSoon',
  'usernameChangeFailed',
  'usernameChanged',
  'batchPartially',
  'zohoNewMessage',
  'zohoClosedNoReply',
  'acceptTermsLogin',
  'smartContractSigned',
  'smartContractRejected',
  'smartContractCancelled',
  'smartContractCreated',
  'smartContractTerminated',
  'smartContractTerminationRequest',
  'smartContractTerminationCancelled',
  'smartContractSignerIdentified',
  'smartContractIdentificationLoaded',
  'smartContractIdentificationFailed',
  'cardClosed',
  'preapprovedFailed',
  'preapprovedStopped',
] as const

/** The additional notices for users who act for a business. */
export const BUSINESS_NOTICE_TYPES = [
  'requestReceived',
  'requestApproved',
  'requestDeclined',
  'requestWithdrawn',
  'accessChanged',
] as const

/** The notices for the parties of an invoice; `params` contains the `invoiceId`. */
export const INVOICE_NOTICE_TYPES = [
  'invoiceReceived',
  'invoicePaid',
  'invoiceRejected',
  'invoiceDue',
] as const

/** The notices for merchants about their subscribers; `params` contains the `subscriptionId`. */
export const MERCHANT_NOTICE_TYPES = ['subscriberFailed', 'subscriberEnded'] as const

/** The notices for payers about refunds; `params` contains the `transactionId`. */
export const REFUND_NOTICE_TYPES = ['refundReceived'] as const

/** The notices for everyone; `params` contains the `announcementId`. */
export const NEWS_NOTICE_TYPES = ['announcementPublished'] as const

/** One event reported to a customer. A notice may arrive twice; compare its `id`. */
export const noticeSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /**
   * `balanceChanged`, or one of {@link NOTICE_TYPES}, {@link BUSINESS_NOTICE_TYPES},
   * {@link INVOICE_NOTICE_TYPES}, {@link MERCHANT_NOTICE_TYPES}, {@link REFUND_NOTICE_TYPES} or
   * {@link NEWS_NOTICE_TYPES}; a newer bank may have more. Users who have turned off notices about
   * requests or invoices receive `requestChanged` or `invoiceChanged` instead: clients refresh
   * their data, but show nothing. They don't show `standingChanged` either: the bank's requirements
   * for the customer have changed.
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
export type InvoiceNoticeType = (typeof INVOICE_NOTICE_TYPES)[number]

export type MerchantNoticeType = (typeof MERCHANT_NOTICE_TYPES)[number]

export type RefundNoticeType = (typeof REFUND_NOTICE_TYPES)[number]
export type NewsNoticeType = (typeof NEWS_NOTICE_TYPES)[number]
export type BusinessNoticeType = (typeof BUSINESS_NOTICE_TYPES)[number]
export type NoticeType = (typeof NOTICE_TYPES)[number]

/** A notice that clients show. */
export type CustomerNoticeType =
  | NoticeType
  | BusinessNoticeType
  | InvoiceNoticeType
  | MerchantNoticeType
  | RefundNoticeType
  | NewsNoticeType

export type Notice = z.output<typeof noticeSchema>
