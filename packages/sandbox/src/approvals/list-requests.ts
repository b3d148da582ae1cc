import type { TransactionRequest } from '@sixpence/protocol'
import type { approvalMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { findRequests } from './find-requests.ts'
import { noRequest } from './hold-requests.ts'
import { newsOf } from './request-changes.ts'
import { requestOf, type RequestRow } from './request-row.ts'
import { totalsOfBatch } from './totals-of-batch.ts'

const PAGE_SIZE = 50

export const listRequestsHandlers = {
  list: async (input, context) => {
    const { page = 1, size = PAGE_SIZE } = input
    if (!isCount(page)) return refuse.invalid('page', 'has to be 1 or more')
    if (!isCount(size) || size > PAGE_SIZE)
      return refuse.invalid('size', `has to be 1 to ${PAGE_SIZE}`)
    const { rows, total } = await findRequests(context, { ...input, page, size })
    return { items: await requestsOf(rows, context), total }
  },

  find: async ({ requestId }, context) => {
    const { rows } = await findRequests(context, { ids: [requestId], page: 1, size: 1 })
    const [request] = await requestsOf(rows, context)
    if (!request) throw noRequest()
    const { batchId } = request
    if (batchId === undefined) return { request }
    return { request: { ...request, totals: await totalsOfBatch(batchId, context) } }
  },
} satisfies Partial<Handlers<typeof approvalMethods>>

async function requestsOf(
  rows: readonly RequestRow[],
  context: CallerContext,
): Promise<TransactionRequest[]> {
  const now = context.clock.now()
  const news = await newsOf(rows, context)
  return rows.map(row => ({ ...requestOf(row, context.caller, now), ...news.get(row.id) }))
}
