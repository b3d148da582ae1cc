import type { PermittedAction } from '@sixpence/protocol'
import type { approvalMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { closeRequests } from './close-requests.ts'
import { checkWaiting, holdRequests } from './hold-requests.ts'
import { actionOfRequest, statusAt } from './request-row.ts'

export const withdrawRequestsHandlers = {
  withdraw: async ({ transactionIds }, context) => {
    const rows = await holdRequests(context, transactionIds)
    if (rows.some(row => row.requested_by !== context.caller.ownCustomerId)) {
      throw refuse.accessDenied('Somebody else asked for this.')
    }
    checkWaiting(rows, context)
    await closeRequests(context, rows, { status: 'withdrawn' })
    return {}
  },
} satisfies Partial<Handlers<typeof approvalMethods>>

/** Ends the waiting requests of a user who has lost the right to begin such payments. */
export async function withdrawRequestsOf(
  userId: string,
  mayBegin: (action: PermittedAction) => boolean,
  context: Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'caller'>,
): Promise<void> {
  const { sql, clock, caller } = context
  const waiting = await sql<{ id: string }>`
    select id from payment_request
    where requested_by = ${userId} and customer_id = ${caller.customerId} and status = 'waiting'
      and expires_at > ${clock.now()}`
  if (waiting.length === 0) return
  const rows = await holdRequests(
    context,
    waiting.map(({ id }) => id),
  )
  await closeRequests(
    context,
    // Others decide some while this waits for them.
    rows.filter(row => statusAt(row, clock.now()) === 'waiting' && !mayBegin(actionOfRequest(row))),
    { status: 'withdrawn', reason: 'Who asked for it may no longer begin such payments.' },
  )
}
