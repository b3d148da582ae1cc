/** Takes the place of a notice's id if there was none when the client first connected. */
export const NO_NOTICE_YET = ''

/**
 * The codes with which the bank closes a connection (RFC 6455, section 7.4.2: 4000 to 4999 are
 * private).
 */
export const CLOSE_CODE = { notAuthenticated: 4401, tooSlow: 4408, tooMuch: 4413 } as const

/** The severity of a notice. Clients choose its colour and icon by it. */
export const NOTICE_STATUSES = ['error', 'info', 'warning', 'success'] as const

/** The subjects of the bank's notices, in addition to those that clients don't show. */
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
