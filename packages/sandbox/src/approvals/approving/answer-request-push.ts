import { approvalMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { areCodesLocked, countWrongCode } from '../../credentials/index.ts'
import { Refusal } from '../../http/index.ts'
import { publishNotice } from '../../notices/index.ts'
import { contextOfAnswer, type DeviceContext } from '../../payments/index.ts'
import { orderLines } from '../../batches/index.ts'
import { moveRequests } from './approve-requests.ts'
import { holdRequests } from '../hold-requests.ts'
import { holdRights } from '../hold-rights.ts'
import { hashRequestCode } from './request-code.ts'

interface PushAnswer {
  /** The key of the push, as sent to the device. */
  readonly key: string
  readonly result: boolean
  /** The owner of the answering device; anyone for the control API. */
  readonly customerId?: string | undefined
}

/**
 * Approves or rejects requests on a linked device of the approver. The money of each request that
 * can be approved moves at once. Returns false if no such push waits any more, or if it may not be
 * answered now.
 */
export async function answerRequestPush(
  answer: PushAnswer,
  context: DeviceContext,
): Promise<boolean> {
  try {
    const found = await findPush(answer, context)
    return found !== undefined && (await answerFound(answer, found, context))
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

interface Found {
  id: string
  ids: string[]
  codeHash: string
  customerId: string
  ownCustomerId: string
  userId: string
  email: string
}

async function findPush(
  { key, customerId }: PushAnswer,
  { sql, clock }: DeviceContext,
): Promise<Found | undefined> {
  const [found] = await sql<Found & Record<string, unknown>>`
    select approval.id, request_ids as ids, code_hash as "codeHash",
      approval.customer_id as "customerId", approver.id as "ownCustomerId",
      approver.user_id as "userId", approver.email
    from request_approval approval join customer approver on approver.id = approver_id
    where push_key = ${key} and push_answer is null and expires_at > ${clock.now()}
      and (${customerId === undefined}::boolean or approver.id = ${customerId ?? ''})`
  return found
}

async function answerFound(
  { key, result }: PushAnswer,
  found: Found,
  context: DeviceContext,
): Promise<boolean> {
  const { id, ids } = found
  const asApprover = await contextOfAnswer(
    approvalMethods.approve,
    { ...found, key: '', pays: { approvalTransactionId: id } },
    context,
  )
  const user = { customerId: found.ownCustomerId, purpose: 'requests' } as const
  if (await areCodesLocked(user, asApprover)) return false
  const rights = await holdRights(asApprover, ids)
  const rows = await holdRequests(asApprover, ids)
  if ((await hashRequestCode(key, { id, rows }, orderLines(asApprover.sql))) !== found.codeHash)
    return false
  const answered = await context.sql`
    update request_approval set push_answer = ${result ? 'approved' : 'refused'}
    where id = ${id} and push_answer is null and expires_at > ${context.clock.now()}
    returning id`
  if (answered.length === 0) return false
  if (result) await moveRequests(id, { rows, rights }, asApprover)
  else await countWrongCode(user, asApprover)
  await notifyPages(found, asApprover)
  return true
}

/** The pages that wait for the answer ask again. */
async function notifyPages(
  { ownCustomerId, customerId }: Found,
  { sql, newId, clock }: CallerContext,
): Promise<void> {
  await publishNotice(sql, {
    id: newId(),
    customerId: ownCustomerId,
    at: clock.now(),
    type: 'requestChanged',
    status: 'info',
    params: { customerId },
  })
}
