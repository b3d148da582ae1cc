export {
  approveBusinessRequest,
  decideTransactionRequests,
  withdrawTransactionRequests,
} from './decide-request.ts'
export {
  getTransactionRequest,
  listTransactionRequests,
  REQUEST_STATUSES,
  REQUEST_TYPES,
  transactionRequestSchema,
} from './transaction-request.ts'
export type { RequestStatus, RequestType, TransactionRequest } from './transaction-request.ts'
