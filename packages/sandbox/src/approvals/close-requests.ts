import type { CallerContext } from '../context.ts'
import { deliver } from '../inbox/index.ts'
import { invalid, storeRefusal } from '../payments/index.ts'
import { publishNotice } from '../realtime/index.ts'
import type { RequestRow } from './request-row.ts'

/** How a request ends without moving anything. */
export interface Closing {
  readonly status: 'declined' | 'withdrawn'
  readonly reason?: string | undefined
}

type Context = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>

/** Ends requests that are held and wait; who asked is told when somebody else ended it. */
export async function closeRequests(
  context: Context,
  rows: readonly RequestRow[],
  closing: Closing,
): Promise<void> {
  const { sql, clock, caller } = context
  const { status, reason } = closing
  const refusal = storeRefusal(
    status === 'declined'
      ? invalid('requestDeclined', reason ?? 'Somebody declined it.')
      : invalid('requestWithdrawn', reason ?? 'It was withdrawn.'),
  )
  for (const row of rows) {
    await sql`
      update payment set status = 'refused', refusal = ${refusal} where id = ${row.payment_id}`
    await sql`
      update payment_request set status = ${status}, reason = ${reason},
        decided_at = ${clock.now()}, decided_by = ${caller.ownCustomerId}
      where id = ${row.id}`
    if (row.asked_by !== caller.ownCustomerId) await tellAsker(context, row, closing)
  }
}

const NOTICES = {
  approved: 'requestApproved',
  declined: 'requestDeclined',
  withdrawn: 'requestWithdrawn',
} as const

/** Tells who asked what became of it, in their pages at once and by e-mail. */
export async function tellAsker(
  { sql, clock, newId, caller }: Context,
  row: RequestRow,
  { status, reason }: { status: keyof typeof NOTICES; reason?: string | undefined },
): Promise<void> {
  await publishNotice(sql, {
    id: newId(),
    customerId: row.asked_by,
    at: clock.now(),
    type: NOTICES[status],
    status: status === 'approved' ? 'success' : 'warning',
    params: { customerId: caller.customerId, requestId: row.id },
  })
  await deliver(sql, {
    id: newId(),
    to: row.asker_email,
    channel: 'email',
    subject: `Your payment request was ${status}`,
    body: [
      `You asked for ${row.amount} ${row.currency_code} to be paid to ${row.payee_name}.`,
      `It was ${status} by ${caller.email}.`,
      ...(reason === undefined ? [] : [`The reason: ${reason}`]),
    ].join('\n'),
    at: clock.now(),
  })
}
