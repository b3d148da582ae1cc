import { approveRequestsHandlers } from './approving/approve-requests.ts'
import { countRequestsHandlers } from './count-requests.ts'
import { decideRequestsHandlers } from './decide-requests.ts'
import { listBatchPaymentsHandlers } from './list-batch-payments.ts'
import { listRequestsHandlers } from './list-requests.ts'
import { withdrawRequestsHandlers } from './withdraw-requests.ts'

export { answerRequestPush } from './approving/answer-request-push.ts'
export { listRequestPushes } from './approving/list-request-pushes.ts'
export { withdrawRequestsOf } from './withdraw-requests.ts'

export const approvalHandlers = {
  ...approveRequestsHandlers,
  ...countRequestsHandlers,
  ...decideRequestsHandlers,
  ...listBatchPaymentsHandlers,
  ...listRequestsHandlers,
  ...withdrawRequestsHandlers,
}
