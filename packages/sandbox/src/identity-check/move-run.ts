import type { IdentityCheckStatus } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { notify } from '../notifications/index.ts'
import { rejectText } from '../papers/index.ts'
import { notifyStatusChange } from '../standing/index.ts'
import type { IdentityRun } from './identity-run.ts'
import { isEnded, type RunNews, statusAfter } from './run-status.ts'

type Here = Pick<Context, 'sql' | 'clock' | 'newId'>

/** News about a check, with the reason if it was declined. */
export interface News {
  readonly message: RunNews
  readonly reason?: string | undefined
  /** Set for a document in another name. */
  readonly nameOnDocument?: string | undefined
}

/** Moves a locked check on, with all consequences; returns its new status. */
export async function moveRun(
  run: IdentityRun,
  { message, reason, nameOnDocument }: News,
  context: Here,
): Promise<IdentityCheckStatus> {
  const { sql, clock } = context
  const status = statusAfter(run.status, message)
  if (status === run.status) return status
  const now = clock.now()
  const endedAt = isEnded(status) ? now : null
  await sql`
    update identity_run set status = ${status}, ended_at = ${endedAt},
      reject_reason = ${status === 'declined' ? (reason ?? 'notAccepted') : null},
      name_on_document = ${nameOnDocument ?? null},
      ask_at = case when ${isEnded(status)} then null else ask_at end
    where id = ${run.id}`
  await mark(run, status, { sql, reason, now })
  await notifyStatusChange(context, run.customerId)
  if (status === 'declined') await notifyDeclined(run, reason, context)
  return status
}

// The protocol's DOCUMENT_STATUS.
const DOCUMENT_STATUS_OF = {
  underInvestigation: 31,
  approved: 2,
  declined: 26,
  expired: 0,
} as const
const NAME_MISMATCH = 64

const VIDEO_STATUS_OF = {
  underInvestigation: 'pending',
  approved: 'validated',
  declined: 'rejected',
  expired: 'none',
} as const

/** Gives the subject of a check the check's status. */
async function mark(
  { customerId, kind, identityId }: IdentityRun,
  status: IdentityCheckStatus,
  {
    sql,
    reason,
    now,
  }: { readonly sql: Sql; readonly reason: string | undefined; readonly now: Date },
): Promise<void> {
  if (status === 'open') return
  if (kind === 'video') {
    await sql`
      update customer set video_identity_status = ${VIDEO_STATUS_OF[status]}
      where id = ${customerId}`
    return
  }
  const isOfOther = status === 'declined' && reason === 'nameDiffers'
  const statusId = isOfOther ? NAME_MISMATCH : DOCUMENT_STATUS_OF[status]
  await sql`
    update identity_document
    set status_id = ${statusId}, reject_reason = ${status === 'declined' ? (reason ?? null) : null},
      -- It is another one than the one that expired.
      expires_on = case when ${status === 'approved'} and expires_on < ${now} then null
        else expires_on end
    where id = ${identityId}`
}

async function notifyDeclined(
  { customerId }: IdentityRun,
  reason: string | undefined,
  context: Here,
): Promise<void> {
  const [customer] = await context.sql<{ email: string }>`
    select email from customer where id = ${customerId}`
  if (!customer) return
  await notify(context, {
    id: context.newId(),
    customerId,
    email: customer.email,
    type: 'documentFailed',
    status: 'error',
    letter: [rejectText(reason ?? 'notAccepted')],
    at: context.clock.now(),
  })
}
