import type { NamedMethodRoute } from '../http/index.ts'
import { approveRequestsRoute } from './approve-requests.ts'
import { decideRequestsRoute } from './decide-requests.ts'
import { getRequestRoute, listRequestsRoute } from './list-requests.ts'
import { withdrawRequestsRoute } from './withdraw-requests.ts'

export { withdrawRequestsOf } from './withdraw-requests.ts'

export const approvalsRoutes: readonly NamedMethodRoute[] = [
  approveRequestsRoute,
  decideRequestsRoute,
  getRequestRoute,
  listRequestsRoute,
  withdrawRequestsRoute,
]
