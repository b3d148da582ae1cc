import type { InputOf, OutputOf } from '@sixpence/protocol'
import type { approvalMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { Refusal, type Handlers, refuse } from '../http/index.ts'
import { closeRequests } from './close-requests.ts'
import { checkDecidable, eachOf } from './each-of.ts'
import { holdRights } from './hold-rights.ts'
import { holdRequests } from './hold-requests.ts'
import { requestOfBatch } from './request-of-batch.ts'
import { isForBatch } from './request-row.ts'
import { sendRequestCode } from './approving/send-request-code.ts'

export const decideRequestsHandlers = {
  decide: ({ transactionIds, ...decision }, context) =>
    decide({ ids: transactionIds, isForBatch: false, ...decision }, context),

  decideBatch: async ({ batchId, ...decision }, context) => {
    const { id } = await requestOfBatch(batchId, context)
    return decide({ ids: [id], isForBatch: true, ...decision }, context)
  },
} satisfies Partial<Handlers<typeof approvalMethods>>

interface Decision extends Omit<InputOf<typeof approvalMethods.decideBatch>, 'batchId'> {
  readonly ids: readonly string[]
  readonly isForBatch: boolean
}

async function decide(
  { ids, declined, reason = '', approveType, isForBatch: isBatch }: Decision,
  context: CallerContext,
): Promise<OutputOf<typeof approvalMethods.decide> | Refusal> {
  const rights = await holdRights(context, ids)
  const rows = await holdRequests(context, ids)
  rights.checkApprover()
  // Nobody approves many payments believing them to be one.
  if (!isBatch && rows.some(isForBatch)) {
    throw refuse.invalid('transactionIds', 'A batch is decided by itself.')
  }
  if (!declined) {
    for (const row of rows) checkDecidable(row, context)
    return sendRequestCode(rows, approveType, context)
  }
  const closing = { status: 'declined', reason: reason.trim() } as const
  if (closing.reason === '') throw refuse.invalid('reason', 'Say why.')
  const items = await eachOf(rows, context, async row => {
    checkDecidable(row, context)
    await closeRequests(context, [row], closing)
    return {}
  })
  return items instanceof Refusal ? items : { items }
}
