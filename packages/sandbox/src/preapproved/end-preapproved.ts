import type { PreapprovedStatus } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { notifyPayee } from './notify-payee.ts'
import { notifyPayer } from './notify-payer.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/**
 * Ends a repeating payment for the bank, even if its customer may not end it, and notifies payer
 * and payee. Waits for a run that is being made. Returns its former state; undefined if it doesn't
 * exist or hasn't begun.
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
