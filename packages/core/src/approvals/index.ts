export { approvals } from './approvals.ts'
export type {
  Approvals,
  Decided,
  RequestCode,
  RequestedPaymentPage,
  RequestFilter,
  RequestOutcome,
  RequestPage,
} from './approvals.ts'
export { REQUEST_RULES, requestMove } from './request-moves.ts'
export type { RequestMove } from './request-moves.ts'

export { DECLINE_FIELDS, REQUESTED_PAYMENT_ORDERS } from '@sixpence/protocol/approvals'
export type {
  BatchResult,
  NotificationCounts,
  RequestChange,
  RequestCount,
  RequestedPayment,
  RequestedPaymentOrder,
  RequestedTotal,
  RequestGroup,
  RequestStatus,
  RequestType,
  TransactionRequest,
} from '@sixpence/protocol/approvals'
