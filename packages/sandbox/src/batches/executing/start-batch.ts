import type { BatchReason } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { nonePayable } from '../none-payable.ts'
import { payNext } from './pay-next.ts'

/**
 * Pays the first rows of a released batch; a job pays the others.
 *
 * @throws {Refusal} When none of all its payments can be made: then nothing changes.
 */
export async function startBatch(
  context: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>,
  batchId: string,
): Promise<void> {
  if (await payNext(context, batchId)) return
  const outcomes = await context.sql<{ reason: BatchReason | null }>`
    select distinct reason from batch_payment where batch_id = ${batchId}`
  const reasons = outcomes.flatMap(({ reason }) => reason ?? [])
  if (reasons.length === outcomes.length) throw nonePayable(reasons)
}
