export { bankMessageSchema, clientMessageSchema, CLOSE_CODE, NO_NOTICE_YET } from './channel.ts'
export type { BankMessage, ClientMessage } from './channel.ts'
export {
  balanceChangedSchema,
  BUSINESS_NOTICE_TYPES,
  INVOICE_NOTICE_TYPES,
  MERCHANT_NOTICE_TYPES,
  NEWS_NOTICE_TYPES,
  REFUND_NOTICE_TYPES,
  NOTICE_STATUSES,
  NOTICE_TYPES,
  noticeSchema,
} from './notice.ts'
export { noticeReports, reportOfNotice } from './notice-report.ts'
export type {
  BalanceChanged,
  BusinessNoticeType,
  CustomerNoticeType,
  InvoiceNoticeType,
  MerchantNoticeType,
  NewsNoticeType,
  RefundNoticeType,
  Notice,
  NoticeType,
} from './notice.ts'
