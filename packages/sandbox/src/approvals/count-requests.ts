import { hasRight, type RequestCount } from '@sixpence/protocol'
import type { approvalMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import type { Handlers } from '../http/index.ts'
import { isWaitingAt, requestType } from './request-row.ts'

export const countRequestsHandlers = {
  waitingCounts: async (_input, context) => {
    const counts = await countByOperation(context)
    return {
      counts: [...counts],
      requestsToDecide: counts.reduce((sum, { count }) => sum + count, 0),
      ...(await countOthers(context)),
    }
  },
} satisfies Partial<Handlers<typeof approvalMethods>>

async function countByOperation({
  sql,
  clock,
  caller,
}: CallerContext): Promise<readonly RequestCount[]> {
  if (!hasRight(caller.right, 'approve')) return []
  return sql<RequestCount & Record<string, unknown>>`
    select ${requestType} as operation, count(*)::int as count
      from payment_request request
        left join payment on payment.id = payment_id
        left join batch_order batch on batch.id = request.batch_id
      where request.customer_id = ${caller.customerId} and ${isWaitingAt(clock.now())}
        and requested_by <> ${caller.ownCustomerId}
      group by 1 order by 1`
}

interface Others {
  ownRequests: number
  batchesWithFailures: number
  unreadNews: number
}

/** News are read per person, whomever they act for; batches belong to the customer acted for. */
async function countOthers({ sql, clock, caller }: CallerContext): Promise<Others> {
  const [row] = await sql<Others & Record<string, unknown>>`
    select
      (select count(*)::int from payment_request request
        where customer_id = ${caller.customerId} and requested_by = ${caller.ownCustomerId}
          and ${isWaitingAt(clock.now())}) as "ownRequests",
      (select count(*)::int from batch
        where customer_id = ${caller.customerId} and refused > 0) as "batchesWithFailures",
      (select count(*)::int from announcement where published_at <= ${clock.now()}
        and not exists (select from announcement_reading reading
          where reading.announcement_id = announcement.id
            and reading.customer_id = ${caller.ownCustomerId})) as "unreadNews"`
  return row ?? { ownRequests: 0, batchesWithFailures: 0, unreadNews: 0 }
}
