import type { CallerContext } from '../context.ts'
import type { Text } from '../language/index.ts'
import { notify } from '../notifications/index.ts'
import { notifyBatchChange, storeRefusal } from '../payments/index.ts'
import { REQUEST_MAIL_WORDS } from './request-mail-words.ts'
import { requestedText } from './requested-text.ts'
import { isForBatch, type RequestRow } from './request-row.ts'
import { refuse } from '../http/index.ts'

/** The end of a request that moves nothing. */
export interface Closing {
  readonly status: 'declined' | 'withdrawn'
  readonly reason?: string | undefined
}

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/** Ends locked requests that wait; notifies the requester if somebody else ended one. */
export async function closeRequests(
  context: Context,
  rows: readonly RequestRow[],
  closing: Closing,
): Promise<void> {
  const { sql, clock, caller } = context
  const { status, reason } = closing
  const refusal = storeRefusal(
    status === 'declined'
      ? refuse.invalid('requestDeclined', reason ?? 'Somebody declined it.')
      : refuse.invalid('requestWithdrawn', reason ?? 'It was withdrawn.'),
  )
  for (const row of rows) {
    await sql`
      update payment set status = 'refused', refusal = ${refusal}
      where id = ${row.payment_id} or batch_id = ${row.batch_id}`
    await sql`
      update payment_request set status = ${status}, reason = ${reason},
        decided_at = ${clock.now()}, decided_by = ${caller.ownCustomerId}
      where id = ${row.id}`
    if (isForBatch(row)) await notifyBatchChange(context, row.batch_id)
    if (row.requested_by !== caller.ownCustomerId) await notifyRequester(context, row, closing)
  }
}

const NOTICES = {
  approved: 'requestApproved',
  declined: 'requestDeclined',
  withdrawn: 'requestWithdrawn',
} as const

interface Outcome {
  readonly status: keyof typeof NOTICES
  readonly reason?: string | undefined
  readonly more?: readonly Text[] | undefined
}

/** Notifies the requester of the outcome, by the channels they have switched on. */
export async function notifyRequester(
  context: Context,
  row: RequestRow,
  { status, reason, more = [] }: Outcome,
): Promise<void> {
  const { clock, newId, caller } = context
  await notify(context, {
    id: newId(),
    customerId: row.requested_by,
    email: row.requester_email,
    at: clock.now(),
    type: NOTICES[status],
    status: status === 'approved' ? 'success' : 'warning',
    params: { customerId: caller.customerId, requestId: row.id },
    letter: [
      requestedText(row),
      { words: REQUEST_MAIL_WORDS[status], values: { by: caller.email } },
      ...(reason === undefined ? [] : [{ words: REQUEST_MAIL_WORDS.reason, values: { reason } }]),
      ...more,
    ],
  })
}
