import type { BatchType } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { notifyBatchChange, storeRefusal } from '../../payments/index.ts'
import { checkMayPrepare } from '../drafts/draft-rules.ts'
import { endExecution } from '../executing/end-execution.ts'
import { executedBatch } from '../executing/executed-batch.ts'
import { batchFacts, STATE_OF_PAGE } from './batch-facts.ts'
import { type BatchFacts, statusOf } from './batch-status.ts'

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/**
 * Cancels a batch that waits or is being executed. Waits for the rows that are being paid; the
 * others have no outcome of their own then.
 *
 * @throws {Refusal} `13` if there is none, it is another customer's, or it waits and another user
 *   submitted it; `VF` with `requestDecided` if it is over.
 */
export async function cancelBatch(context: Context, id: string): Promise<Record<string, never>> {
  const { sql, clock, caller } = context
  const batch = await holdBatch(context, id)
  checkMayPrepare(context, batch.type)
  if (batch.isCancelled) return {}
  const status = statusOf(batch)
  if (status !== 'pendingApproval' && status !== 'executing') {
    throw refuse.invalid('requestDecided', `The batch is ${status} already.`)
  }
  if (status === 'pendingApproval' && batch.madeBy !== caller.ownCustomerId) throw noBatch()
  await sql`
    insert into batch_cancellation (batch_id, cancelled_by, at)
    values (${id}, ${caller.ownCustomerId}, ${clock.now()})`
  if (status === 'executing') await endExecution(context, await executedBatch(context, id))
  else await withdraw(context, id)
  await notifyBatchChange(context, id)
  return {}
}

interface HeldBatch extends BatchFacts {
  readonly type: BatchType
  readonly madeBy: string
}

/** Locks the request before the payment, in the order in which approvers do. */
async function holdBatch({ sql, clock, caller }: Context, id: string): Promise<HeldBatch> {
  await sql`select from payment_request where batch_id = ${id} for update`
  await sql`select from payment where batch_id = ${id} for update`
  const [batch] = await sql<HeldBatch & Record<string, unknown>>`
    select ordered.type, ordered.made_by as "madeBy", ordered.rows, ${batchFacts(clock.now())}
    from (select ${id}::text as id) page ${STATE_OF_PAGE}
    where ordered.customer_id = ${caller.customerId}`
  if (!batch) throw noBatch()
  return batch
}

const noBatch = () => refuse.accessDenied('You have no access to this batch.')

/** Ends the payment of a batch and its request, if it is one already. */
async function withdraw({ sql, clock, caller }: Context, id: string): Promise<void> {
  const refusal = storeRefusal(refuse.invalid('requestWithdrawn', 'It was withdrawn.'))
  await sql`update payment set status = 'refused', refusal = ${refusal} where batch_id = ${id}`
  await sql`
    update payment_request set status = 'withdrawn', decided_at = ${clock.now()},
      decided_by = ${caller.ownCustomerId}
    where batch_id = ${id} and status = 'waiting'`
}
