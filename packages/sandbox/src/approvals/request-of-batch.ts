import type { CallerContext } from '../context.ts'
import { noRequest } from './hold-requests.ts'
import { statusAt } from './request-row.ts'

interface BatchRequestRow {
  id: string
  status: 'waiting' | 'approved' | 'declined' | 'withdrawn'
  expires_at: Date
  is_executing: boolean
}

interface BatchRequest {
  readonly id: string
  readonly isWaiting: boolean
  /** The state of its payments without an outcome; absent if it wasn't approved. */
  readonly open?: 'waiting' | 'cancelled'
}

/**
 * Finds the request for a batch of the customer acted for.
 *
 * @throws {Refusal} `13` when there is none, or it is another customer's.
 */
export async function requestOfBatch(
  batchId: string,
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<BatchRequest> {
  const [row] = await sql<BatchRequestRow & Record<string, unknown>>`
    select id, status, expires_at, exists (
        select from payment where payment.batch_id = request.batch_id and status = 'executing'
      ) as is_executing
    from payment_request request where batch_id = ${batchId} and customer_id = ${caller.customerId}`
  if (!row) throw noRequest()
  return {
    id: row.id,
    isWaiting: statusAt(row, clock.now()) === 'waiting',
    ...(row.status === 'approved' && { open: row.is_executing ? 'waiting' : 'cancelled' }),
  }
}
