import type { Batch } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { findBatches } from './find-batches.ts'

/**
 * Finds a batch of the caller.
 *
 * @throws {Refusal} `13` when there is none or it is another customer's, without revealing which.
 */
export async function ownBatch(
  context: Pick<CallerContext, 'sql' | 'caller'>,
  id: string,
): Promise<Batch> {
  const any = { search: null, types: null, from: null, before: null }
  const { batches } = await findBatches(context, { id, ...any, limit: 1, offset: 0 })
  const [batch] = batches
  if (!batch) throw refuse.accessDenied('You have no access to this batch.')
  return batch
}
