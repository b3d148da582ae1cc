export { noticeDestination } from './realtime/index.ts'
export type {
  NoticeDestination,
  NoticeListener,
  NoticeTarget,
  Realtime,
  RealtimeState,
} from './realtime/index.ts'
export {
  BUSINESS_NOTICE_TYPES,
  INVOICE_NOTICE_TYPES,
  MERCHANT_NOTICE_TYPES,
  NEWS_NOTICE_TYPES,
  NOTICE_TYPES,
  noticeReports,
  REFUND_NOTICE_TYPES,
  reportOfNotice,
} from '@sixpence/protocol/realtime'
export type {
  BalanceChanged,
  BusinessNoticeType,
  InvoiceNoticeType,
  MerchantNoticeType,
  NewsNoticeType,
  Notice,
  NoticeType,
  RefundNoticeType,
} from '@sixpence/protocol/realtime'
