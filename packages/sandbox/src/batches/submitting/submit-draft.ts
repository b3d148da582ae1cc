import type { InputOf, OutputOf } from '@sixpence/protocol'
import type { batchMethods } from '@sixpence/protocol/schemas'
import { activeOwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { compare, type Decimal } from '../../money/index.ts'
import {
  approvalNeeded,
  type BatchOrder,
  checkFunds,
  notifyBatchChange,
  recordOrder,
  releaseBatch,
} from '../../payments/index.ts'
import { draftRules } from '../drafts/draft-rules.ts'
import { type Draft, draftState, holdDraft } from '../drafts/find-draft.ts'
import { type EarlierBatch, identicalBatch } from '../drafts/identical-batch.ts'
import { startBatch } from '../executing/start-batch.ts'
import { MOST_ROWS } from '../executing/pay-next.ts'
import { checkNonePaid } from '../retrying/paid-before.ts'
import { isPaid, operationOf } from '../may-prepare.ts'
import { holdAll } from '../paying/hold-all.ts'
import { checkBatchLimits } from './check-batch-limits.ts'
import { keepOrder } from './keep-order.ts'
import { orderedRows, rowsOfDraft } from './ordered-rows.ts'

type Input = InputOf<typeof batchMethods.submit>
type Output = OutputOf<typeof batchMethods.submit>

/**
 * Turns a draft into an order and pays it, or keeps it until it is approved. Up to 500 rows are
 * paid at once as far as time allows; a job pays the others.
 *
 * @throws {Refusal} `VF`: with the draft as `newer` if it has another version; with the field if a
 *   row is faulty, the price differs from the expected one, or balance or limits don't suffice.
 */
export async function submitDraft(context: CallerContext, input: Input): Promise<Output> {
  const { sql, clock } = context
  const draft = await holdDraft(context, input.batchId)
  if (draft.version !== input.version) {
    const newer = await draftState(context, draft)
    throw refuse.changedMeanwhile('The batch was changed meanwhile.', newer)
  }
  const { earlier, order, isLong } = await orderOfDraft(context, draft, input)
  if (earlier) return { responseCode: '92', date: earlier.at.toISOString(), batchId: earlier.id }
  const answer = { responseCode: '00', date: clock.now().toISOString(), batchId: draft.id } as const
  const approval = await approvalNeeded(context, order, { payeeName: draft.name })
  await sql`delete from batch_draft where id = ${draft.id}`
  if (!approval) {
    await releaseBatch(context, await recordOrder(context, order))
    // The job pays all rows of a long one: the caller shouldn't wait for some of them.
    if (!isLong) await startBatch(context, draft.id)
  }
  await notifyBatchChange(context, draft.id)
  return { ...answer, ...(approval && { approval }) }
}

type Ordered =
  | { readonly earlier: EarlierBatch; readonly order?: undefined; readonly isLong?: undefined }
  | { readonly earlier?: undefined; readonly order: BatchOrder; readonly isLong: boolean }

async function orderOfDraft(
  context: CallerContext,
  draft: Draft,
  { ignoreIdenticalBatch, ...expected }: Input,
): Promise<Ordered> {
  const { id, type, accountId, currencyCode } = draft
  const operation = operationOf(type)
  if (!operation || !isPaid(type)) throw refuse.invalid('batchId', 'Such batches are not paid yet.')
  await activeOwnAccount(context, accountId, 'accountId')
  const rules = await draftRules(context, draft)
  const typed = await rowsOfDraft(context.sql, draft)
  if (ignoreIdenticalBatch !== true) {
    const compared = { rows: typed.map(row => row.cells), except: replacedBy(typed) }
    const earlier = await identicalBatch(context, { accountId, rules, ...compared })
    if (earlier) return { earlier }
  }
  const rows = orderedRows(typed, rules)
  const isLong = rows.length > MOST_ROWS
  // Those of the rows that are paid at once as well: otherwise two batches could wait for each other.
  const lines = isLong ? [] : rows
  await holdAll(context, { id: accountId, currencyCode }, { type, lines })
  await checkNonePaid(context, rows)
  const { amount, fee } = await keepOrder(context, { ...draft, type, rows })
  checkExpected(expected, { amount, fee, currencyCode })
  const order = { operation, batchId: id, fromAccount: accountId, currencyCode, amount, fee }
  if (expected.asFarAsItGoes !== true) {
    await checkFunds(context, order)
    await checkBatchLimits(context, { type, currencyCode, amount })
  }
  return { order, isLong }
}

/** Lists the batches whose rows are replaced by these. */
function replacedBy(rows: readonly { readonly replaces: string | null }[]): readonly string[] {
  const batches = rows.flatMap(
    ({ replaces }) => replaces?.slice(0, replaces.lastIndexOf('.')) ?? [],
  )
  return [...new Set(batches)]
}

interface Price {
  readonly amount: Decimal
  readonly fee: Decimal
  readonly currencyCode: string
}

function checkExpected(
  { expectedTotal, expectedFee, expectedCurrencyCode }: Omit<Input, 'ignoreIdenticalBatch'>,
  { amount, fee, currencyCode }: Price,
): void {
  if (expectedCurrencyCode !== currencyCode) {
    throw refuse.invalid('expectedCurrencyCode', `It is ${currencyCode}.`)
  }
  if (compare(expectedTotal, amount) !== 0) {
    throw refuse.invalid('expectedTotal', `It is ${amount} now.`)
  }
  if (compare(expectedFee, fee) !== 0) throw refuse.invalid('expectedFee', `It is ${fee} now.`)
}
