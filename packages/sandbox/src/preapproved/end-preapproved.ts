import type { PreapprovedStatus } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { notifyPayee } from './notify-payee.ts'
import { notifyPayer } from './notify-payer.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/**
 * Ends a payment that repeats itself as the bank, also one that its customer may not end, and tells
 * them. A run that is being made is made first. Answers what it was; undefined of what is not there
 * or has not begun.
 */
export async function endPreapproved(
  context: Now,
  id: string,
): Promise<PreapprovedStatus | undefined> {
  const { sql, clock } = context
  const [held] = await sql<{ status: PreapprovedStatus }>`
    select status from subscription where id = ${id} and status <> 'asked' for update`
  if (held?.status !== 'active') return held?.status
  await sql`
    update subscription set status = 'canceled', next_day = null, ended_at = ${clock.now()}
    where id = ${id}`
  await notifyPayer(context, id, 'endedByBank')
  await notifyPayee(context, id, { type: 'subscriberEnded' })
  return 'active'
}
