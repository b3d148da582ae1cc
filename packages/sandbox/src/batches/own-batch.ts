import type { Batch, BatchType } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { findBatches } from './find-batches.ts'

/**
 * Finds a batch of the caller, or a draft if it is of one of the `drafts` kinds.
 *
 * @throws {Refusal} `13` when there is none or it is another customer's, without revealing which.
 */
export async function ownBatch(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  id: string,
  drafts: readonly BatchType[] = [],
): Promise<Batch> {
  const any = { search: null, types: null, from: null, before: null }
  const { batches } = await findBatches(context, { id, drafts, ...any, limit: 1, offset: 0 })
  const [batch] = batches
  if (!batch) throw refuse.accessDenied('You have no access to this batch.')
  return batch
}
