import type { CallerContext } from '../context.ts'
import { noRequest } from './hold-requests.ts'
import { statusAt } from './request-row.ts'

interface BatchRequestRow {
  id: string
  status: 'waiting' | 'approved' | 'declined' | 'withdrawn'
  expires_at: Date
}

/**
 * Finds the request for a batch of the customer acted for.
 *
 * @throws {Refusal} `13` when there is none, or it is another customer's.
 */
export async function requestOfBatch(
  batchId: string,
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
): Promise<{ readonly id: string; readonly isWaiting: boolean }> {
  const [row] = await sql<BatchRequestRow & Record<string, unknown>>`
    select id, status, expires_at from payment_request
    where batch_id = ${batchId} and customer_id = ${caller.customerId}`
  if (!row) throw noRequest()
  return { id: row.id, isWaiting: statusAt(row, clock.now()) === 'waiting' }
}
