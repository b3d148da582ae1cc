export { approvals } from './approvals.ts'
export type {
  Approvals,
  RequestCode,
  RequestFilter,
  RequestOutcome,
  RequestPage,
} from './approvals.ts'
export { REQUEST_RULES, requestMove } from './request-moves.ts'
export type { RequestMove } from './request-moves.ts'

export type {
  NotificationCounts,
  RequestChange,
  RequestCount,
  RequestGroup,
  RequestStatus,
  RequestType,
  TransactionRequest,
} from '@sixpence/protocol/approvals'
