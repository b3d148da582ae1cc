import { hasRight } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'
import { mayApprove } from '../payments/index.ts'
import { executeBatch, type NewBatch } from './execute-batch.ts'
import { mayPrepare } from './may-prepare.ts'
import { requestBatch } from './request-batch.ts'

/**
 * Accepts a batch from somebody who may submit one: it is paid at once, or waits if their right
 * doesn't include approval. Returns its id.
 *
 * @throws {Refusal} `13` when they may not.
 */
export async function submitBatch(
  context: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>,
  batch: NewBatch,
): Promise<string> {
  const { caller } = context
  if (!hasRight(caller.right, 'initiate') || !mayPrepare(caller, batch.type)) {
    throw refuse.accessDenied('Your access does not include batches.')
  }
  return mayApprove(caller) ? executeBatch(context, batch) : requestBatch(context, batch)
}
