import type {
  BusinessNoticeType,
  InvoiceNoticeType,
  MerchantNoticeType,
  NewsNoticeType,
  NoticeType,
  NotificationGroup,
  RefundNoticeType,
} from '@sixpence/protocol'

/** Notices that a customer's settings apply to. */
export type CustomerNoticeType =
  | NoticeType
  | BusinessNoticeType
  | InvoiceNoticeType
  | MerchantNoticeType
  | RefundNoticeType
  | NewsNoticeType

/** The group of each notice. */
export const NOTICE_GROUP: { readonly [Type in CustomerNoticeType]: NotificationGroup } = {
  info: 'news',
  documentFailed: 'documents',
  documentRejected: 'documents',
  documentExpired: 'documents',
  documentExpSoon: 'documents',
  usernameChangeFailed: 'security',
  usernameChanged: 'security',
  batchPartially: 'payments',
  zohoNewMessage: 'support',
  zohoClosedNoReply: 'support',
  acceptTermsLogin: 'security',
  smartContractSigned: 'contracts',
  smartContractRejected: 'contracts',
  smartContractCancelled: 'contracts',
  smartContractCreated: 'contracts',
  smartContractTerminated: 'contracts',
  smartContractTerminationRequest: 'contracts',
  smartContractTerminationCancelled: 'contracts',
  smartContractSignerIdentified: 'contracts',
  smartContractIdentificationLoaded: 'contracts',
  smartContractIdentificationFailed: 'contracts',
  cardClosed: 'payments',
  preapprovedFailed: 'payments',
  preapprovedStopped: 'payments',
  requestReceived: 'payments',
  requestApproved: 'payments',
  requestDeclined: 'payments',
  requestWithdrawn: 'payments',
  invoiceReceived: 'payments',
  invoicePaid: 'payments',
  invoiceRejected: 'payments',
  invoiceDue: 'reminders',
  subscriberFailed: 'payments',
  subscriberEnded: 'payments',
  refundReceived: 'payments',
  accessChanged: 'security',
  announcementPublished: 'news',
}
