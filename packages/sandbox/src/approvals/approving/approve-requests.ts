import type { Approval, BatchResult, RequestResult } from '@sixpence/protocol'
import type { approvalMethods } from '@sixpence/protocol/schemas'
import { areCodesLocked, countWrongCode, sameText } from '../../credentials/index.ts'
import type { CallerContext } from '../../context.ts'
import { Refusal, type Handlers, refuse } from '../../http/index.ts'
import type { Text } from '../../language/index.ts'
import {
  attempt,
  CODE_TRIES,
  codesLocked,
  notifyBatchChange,
  tooManyTries,
  wrongCode,
} from '../../payments/index.ts'
import { BATCH_MAIL_WORDS, batchResult, orderLines, settleBatch } from '../../batches/index.ts'
import { needsNoWord } from './approver-ways.ts'
import { notifyRequester } from '../close-requests.ts'
import { type Came, checkDecidable, eachOf } from '../each-of.ts'
import { type HeldRights, holdRights } from '../hold-rights.ts'
import { holdRequests, noRequest } from '../hold-requests.ts'
import { hashRequestCode } from './request-code.ts'
import { isForBatch, type RequestRow } from '../request-row.ts'
import { settleRequest } from './settle-request.ts'

export const approveRequestsHandlers = {
  approve: async ({ approvalTransactionId: id, code = '' }, context) => {
    const ids = await namedBy(id, context)
    const rights = await holdRights(context, ids)
    const rows = await holdRequests(context, ids)
    // Returned and not thrown, so that a wrong code stays counted.
    const refusal = await refusalFor({ id, code, rows }, context)
    if (refusal) return refusal
    // Approved before with the same code: the same result again, whatever rights were removed
    // since.
    if (rows.every(isMovedBy(context))) {
      return { items: await Promise.all(rows.map(row => resultOf(row, context))) }
    }
    return moveRequests(id, { rows, rights }, context)
  },
} satisfies Partial<Handlers<typeof approvalMethods>>

/**
 * True if the caller has approved it before. A request that somebody else approved is refused as
 * decided.
 */
const isMovedBy =
  ({ caller }: Pick<CallerContext, 'caller'>) =>
  ({ status, decided_by }: RequestRow) =>
    status === 'approved' && decided_by === caller.ownCustomerId

const resultOf = async (row: RequestRow, context: CallerContext): Promise<RequestResult> => ({
  id: row.id,
  ...(await whatMoved(row, context)),
})

async function whatMoved(row: RequestRow, context: CallerContext): Promise<Came> {
  if (isForBatch(row)) return { batch: await batchResult(context, row.batch_id) }
  return row.transaction_id === null ? {} : { transactionId: row.transaction_id }
}

/** The requests that a code of the caller approves. */
async function namedBy(id: string, { sql, caller }: CallerContext): Promise<readonly string[]> {
  const [approval] = await sql<{ request_ids: string[] }>`
    select request_ids from request_approval
    where id = ${id} and approver_id = ${caller.ownCustomerId}
      and customer_id = ${caller.customerId}`
  if (!approval) throw noRequest()
  return approval.request_ids
}

interface ApprovalRow {
  approve_type: Approval['approveType']
  code_hash: string
  push_key: string | null
  push_answer: 'approved' | 'refused' | null
  tries: number
  expires_at: Date
}

async function refusalFor(
  { id, code, rows }: { id: string; code: string; rows: readonly RequestRow[] },
  context: CallerContext,
): Promise<Refusal | undefined> {
  const { sql, clock, caller } = context
  const [approval] = await sql<ApprovalRow & Record<string, unknown>>`
    select approve_type, code_hash, push_key, push_answer, tries, expires_at from request_approval
    where id = ${id} for update`
  if (!approval) return noRequest()
  const { code_hash, tries, expires_at } = approval
  if (tries >= CODE_TRIES) return tooManyTries()
  // Approved before with the same code: the same result again, however late.
  const isDone = rows.every(isMovedBy(context))
  if (!isDone && expires_at <= clock.now()) return tooOld()
  const user = { customerId: caller.ownCustomerId, purpose: 'requests' } as const
  if ((await areCodesLocked(user, context)) && !isDone) return codesLocked()
  const word = wordOf(approval, code)
  if (word instanceof Refusal) return word
  if (sameText(await hashRequestCode(word, { id, rows }, orderLines(sql)), code_hash))
    return undefined
  return refuseWord({ id, approval, user }, context)
}

/** Counts a wrong code and returns the refusal. Without a code, the approval counts as too old. */
async function refuseWord(
  { id, approval, user }: { id: string; approval: ApprovalRow; user: CodeUser },
  context: CallerContext,
): Promise<Refusal> {
  if (approval.push_key !== null || needsNoWord(approval.approve_type)) return tooOld()
  await countWrongCode(user, context)
  await context.sql`update request_approval set tries = tries + 1 where id = ${id}`
  return wrongCode(approval.tries)
}

type CodeUser = Parameters<typeof countWrongCode>[0]

const tooOld = () => refuse.invalid('approvalCodeExpired', 'The code is too old.')

/** Returns the code; for a push its key, and nothing if no confirmation is needed. */
function wordOf(
  { approve_type, push_key, push_answer }: ApprovalRow,
  code: string,
): string | Refusal {
  if (needsNoWord(approve_type)) return ''
  if (push_key === null) return code
  if (push_answer === 'approved') return push_key
  return push_answer === 'refused'
    ? refuse.invalid('approvalRefused', 'It was rejected on the device.')
    : refuse.invalid('approvalPending', 'Nobody has answered on the device yet.')
}

/** Each separately; a request that the bank refuses now may be approved later. */
export async function moveRequests(
  approvalId: string,
  { rows, rights }: { rows: readonly RequestRow[]; rights: HeldRights },
  context: CallerContext,
): Promise<Refusal | { items: RequestResult[] }> {
  const refusal = await attempt(context.sql, async () => rights.checkApprover())
  if (refusal instanceof Refusal) return refusal
  const results = await eachOf(rows, context, async row => {
    if (isMovedBy(context)(row)) return whatMoved(row, context)
    checkDecidable(row, context)
    rights.checkRequesters([row])
    return move(row, context)
  })
  if (results instanceof Refusal) return results
  await context.sql`
    update request_approval set used_at = ${context.clock.now()} where id = ${approvalId}`
  return { items: results }
}

async function move(row: RequestRow, context: CallerContext): Promise<Came> {
  const { sql, clock, caller } = context
  const came = isForBatch(row)
    ? { batch: await settleBatch(context, row.batch_id) }
    : { transactionId: await settleRequest(row, context) }
  await sql`
    update payment_request set status = 'approved', decided_at = ${clock.now()},
      decided_by = ${caller.ownCustomerId}
    where id = ${row.id}`
  if (isForBatch(row)) await notifyBatchChange(context, row.batch_id)
  await notifyRequester(context, row, { status: 'approved', more: refusedText(came.batch) })
  return came
}

function refusedText(batch: BatchResult | undefined): readonly Text[] {
  if (!batch?.refusedCount) return []
  const values = { refused: String(batch.refusedCount), of: String(batch.paymentCount) }
  return [{ words: BATCH_MAIL_WORDS.refused, values }]
}
