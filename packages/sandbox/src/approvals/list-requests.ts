import type { approvalMethods } from '@sixpence/protocol'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { findRequests } from './find-requests.ts'
import { noRequest } from './hold-requests.ts'
import { requestOf } from './request-row.ts'

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

  find: async ({ requestId }, context) => {
    const { rows } = await findRequests(context, { ids: [requestId], page: 1, size: 1 })
    const [row] = rows
    if (!row) throw noRequest()
    return { request: requestOf(row, context.caller, context.clock.now()) }
  },
} satisfies Partial<Handlers<typeof approvalMethods>>
