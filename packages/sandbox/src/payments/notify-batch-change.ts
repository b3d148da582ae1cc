import type { CallerContext } from '../context.ts'
import { publishNotice } from '../notices/index.ts'

/**
 * Makes the programs of everyone who may see a batch read it again, once the transaction commits.
 * Shows them nothing.
 */
export async function notifyBatchChange(
  { sql, clock, newId }: Pick<CallerContext, 'sql' | 'clock' | 'newId'>,
  batchId: string,
): Promise<void> {
  const readers = await sql<{ id: string }>`
    select customer_id as id from batch_order where id = ${batchId}
    union
    select user_id from batch_order join access_in_force access using (customer_id)
    where batch_order.id = ${batchId}`
  for (const { id: customerId } of readers) {
    await publishNotice(sql, {
      id: newId(),
      customerId,
      at: clock.now(),
      type: 'batchChanged',
      status: 'info',
      params: { batchId },
    })
  }
}
