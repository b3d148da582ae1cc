import type { Approval, OutputOf } from '@sixpence/protocol'
import type { approvalMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { areCodesLocked, newSecret } from '../../credentials/index.ts'
import {
  type ApprovalWays,
  CODE_LIFE_MS,
  CODE_TRIES,
  CODES_PER_PAYMENT,
  codesLocked,
  maskedTo,
  RESEND_AFTER_MS,
} from '../../payments/index.ts'
import { orderLines } from '../../batches/index.ts'
import { refuse } from '../../http/index.ts'
import { approverWays, needsNoWord, firstWay, openWays } from './approver-ways.ts'
import { mailRequestCode } from './mail-request-code.ts'
import { hashRequestCode } from './request-code.ts'
import type { RequestRow } from '../request-row.ts'

type Way = Approval['approveType']
type Answer = OutputOf<typeof approvalMethods.decide>

/**
 * Asks the caller to confirm exactly these requests, in their own way: by a code, by a push to
 * their devices, or not at all. Anything sent to them earlier for any of these becomes useless.
 *
 * @throws {Refusal} `VF` within 60 seconds of the last one in the same way, after five, when too
 *   many codes were wrong today, and for a way that doesn't reach the caller.
 */
export async function sendRequestCode(
  rows: readonly RequestRow[],
  chosen: Way | undefined,
  context: CallerContext,
): Promise<Answer> {
  const user = { customerId: context.caller.ownCustomerId, purpose: 'requests' } as const
  if (await areCodesLocked(user, context)) throw codesLocked()
  const ways = await approverWays(context)
  const way = chosen ?? firstWay(ways)
  if (chosen !== undefined && !openWays(ways).includes(chosen)) {
    throw refuse.invalid('approveType', 'These payments cannot be approved that way.')
  }
  await replaceFormerCodes(rows, way, context)
  const sent = newWord(way, context)
  await keep(sent, rows, context)
  if (way !== 'push' && !needsNoWord(way)) {
    const isText = way === 'sms' && ways.phone !== undefined
    await mailRequestCode({ rows, code: sent.word, isText }, context)
  }
  return answerOf(sent, ways)
}

interface Sent {
  readonly id: string
  readonly way: Way
  /** The code, or the push's key; empty if no confirmation is needed. */
  readonly word: string
  readonly identifier: string | null
  readonly now: Date
  readonly expiresAt: Date
}

function newWord(way: Way, { clock, newId, newCode }: CallerContext): Sent {
  const now = clock.now()
  const sent = { id: newId(), way, now, expiresAt: new Date(now.getTime() + CODE_LIFE_MS) }
  if (way === 'push') return { ...sent, word: newSecret(), identifier: newCode().slice(-2) }
  return { ...sent, word: needsNoWord(way) ? '' : newCode(), identifier: null }
}

async function keep(
  { id, way, word, identifier, now, expiresAt }: Sent,
  rows: readonly RequestRow[],
  { sql, caller }: CallerContext,
): Promise<void> {
  const ids = JSON.stringify(rows.map(row => row.id))
  await sql`
    insert into request_approval
      (id, customer_id, approver_id, request_ids, approve_type, code_hash, push_key, identifier,
        sent_at, expires_at)
    values (${id}, ${caller.customerId}, ${caller.ownCustomerId}, ${ids}, ${way},
      ${await hashRequestCode(word, { id, rows }, orderLines(sql))}, ${way === 'push' ? word : null}, ${identifier},
      ${now}, ${expiresAt})`
}

function answerOf({ id, way, identifier, expiresAt }: Sent, ways: ApprovalWays): Answer {
  const answer = { approvalTransactionId: id, approveType: way }
  if (way === 'none' || way === 'simple') return answer
  const approvalSentTo = maskedTo(way, ways)
  const others = openWays(ways).filter(one => one !== way)
  return {
    ...answer,
    ...(approvalSentTo !== undefined && { approvalSentTo }),
    availableApprovalMethods: [way, ...others],
    ...(identifier !== null && { push: { identifier, devices: [...ways.devices] } }),
    endsAt: expiresAt.toISOString(),
  }
}

interface Former {
  approve_type: Way
  sent_at: Date
  isOver: boolean
}

/** Another way is open at once, and so is a new attempt after a refusal or five wrong codes. */
async function replaceFormerCodes(
  rows: readonly RequestRow[],
  way: Way,
  { sql, clock, caller }: CallerContext,
): Promise<void> {
  const now = clock.now()
  const ids = rows.map(row => row.id)
  const former = await sql<Former & Record<string, unknown>>`
    update request_approval set expires_at = least(expires_at, ${now})
    where approver_id = ${caller.ownCustomerId} and request_ids ?| ${ids}
      and approve_type not in ('none', 'simple')
    returning approve_type, sent_at,
      push_answer is not null or tries >= ${CODE_TRIES}::int as "isOver"`
  const isRecent = (one: Former) =>
    one.approve_type === way &&
    !one.isOver &&
    now.getTime() - one.sent_at.getTime() < RESEND_AFTER_MS
  if (former.some(isRecent)) {
    throw refuse.invalid('approvalCodeTooSoon', 'A code was sent less than a minute ago.')
  }
  if (former.length >= CODES_PER_PAYMENT) {
    throw refuse.invalid('approvalCodeAttempts', 'No more codes are sent for this request.')
  }
}
