import { type approvalMethods, hasRight, type RequestCount } from '@sixpence/protocol'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { findRequests } from './find-requests.ts'
import { noRequest } from './hold-requests.ts'
import { isWaitingAt, requestOf, requestType } from './request-row.ts'

const PAGE_SIZE = 50

export const listRequestsHandlers = {
  list: async (input, context) => {
    const { page = 1, size = PAGE_SIZE } = input
    if (!isCount(page)) return refuse.invalid('page', 'has to be 1 or more')
    if (!isCount(size) || size > PAGE_SIZE)
      return refuse.invalid('size', `has to be 1 to ${PAGE_SIZE}`)
    const { rows, total } = await findRequests(context, { ...input, page, size })
    const now = context.clock.now()
    return { items: rows.map(row => requestOf(row, context.caller, now)), total }
  },

  waitingCounts: async (_input, { sql, clock, caller }) => {
    if (!hasRight(caller.right, 'approve')) return { counts: [] }
    const counts = await sql<RequestCount & Record<string, unknown>>`
      select ${requestType} as operation, count(*)::int as count
        from payment_request request join payment on payment.id = payment_id
        where request.customer_id = ${caller.customerId} and ${isWaitingAt(clock.now())}
          and requested_by <> ${caller.ownCustomerId}
        group by 1 order by 1`
    return { counts: [...counts] }
  },

  find: async ({ requestId }, context) => {
    const { rows } = await findRequests(context, { ids: [requestId], page: 1, size: 1 })
    const [row] = rows
    if (!row) throw noRequest()
    return { request: requestOf(row, context.caller, context.clock.now()) }
  },
} satisfies Partial<Handlers<typeof approvalMethods>>
