import { approveRequestsHandlers } from './approve-requests.ts'
import { countRequestsHandlers } from './count-requests.ts'
import { decideRequestsHandlers } from './decide-requests.ts'
import { listRequestsHandlers } from './list-requests.ts'
import { withdrawRequestsHandlers } from './withdraw-requests.ts'

export { withdrawRequestsOf } from './withdraw-requests.ts'

export const approvalHandlers = {
  ...approveRequestsHandlers,
  ...countRequestsHandlers,
  ...decideRequestsHandlers,
  ...listRequestsHandlers,
  ...withdrawRequestsHandlers,
}
