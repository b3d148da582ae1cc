import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema } from '../money.ts'
import { instantSchema } from '../wire-values.ts'

/** How serious a notice is; clients choose colour and icon by it. */
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

/** What those who act for a business are told besides. */
export const BUSINESS_NOTICE_TYPES = [
  'requestReceived',
  'requestApproved',
  'requestDeclined',
  'requestWithdrawn',
  'accessChanged',
] as const

/** What those are told whom an invoice concerns; `params` holds the `invoiceId`. */
export const INVOICE_NOTICE_TYPES = [
  'invoiceReceived',
  'invoicePaid',
  'invoiceRejected',
  'invoiceDue',
] as const

/** What merchants are told of their subscribers; `params` holds the `subscriptionId`. */
export const MERCHANT_NOTICE_TYPES = ['subscriberFailed', 'subscriberEnded'] as const

/** What payers are told of money that a merchant gave back; `params` holds the `transactionId`. */
export const REFUND_NOTICE_TYPES = ['refundReceived'] as const

/** What everyone is told of; `params` holds the `announcementId`. */
export const NEWS_NOTICE_TYPES = ['announcementPublished'] as const

/** One event that the bank tells a customer of. A notice may arrive twice: go by `id`. */
export const noticeSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  /**
   * `balanceChanged`, or one of {@link NOTICE_TYPES}, {@link BUSINESS_NOTICE_TYPES},
   * {@link INVOICE_NOTICE_TYPES}, {@link MERCHANT_NOTICE_TYPES}, {@link REFUND_NOTICE_TYPES} or
   * {@link NEWS_NOTICE_TYPES}; a newer bank may know more. In the place of one about a request
   * `requestChanged`, and of one about an invoice `invoiceChanged`, comes to those who want none of
   * them: programs ask again, nothing is shown. Nor is anything shown of `standingChanged`: what
   * the bank asks of the customer is another.
   */
  type: z.string(),
  status: z.enum(NOTICE_STATUSES),
  at: instantSchema,
  /** What to show; without it the client has words of its own for the type. */
  title: z.optional(z.string()),
  body: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.unknown())),
})

/** What `params` of a `balanceChanged` notice holds. */
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
export type Notice = z.output<typeof noticeSchema>
