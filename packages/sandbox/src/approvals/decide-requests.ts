import type { approvalMethods } from '@sixpence/protocol'
import { type Handlers, refuse } from '../http/index.ts'
import { closeRequests } from './close-requests.ts'
import { holdRights } from './hold-rights.ts'
import { checkWaiting, holdRequests } from './hold-requests.ts'
import { sendRequestCode } from './send-request-code.ts'

export const decideRequestsHandlers = {
  decide: async ({ transactionIds, declined, reason = '' }, context) => {
    const rights = await holdRights(context, transactionIds)
    const rows = await holdRequests(context, transactionIds)
    rights.checkApprover()
    checkWaiting(rows, context)
    if (rows.some(row => row.requested_by === context.caller.ownCustomerId)) throw ownRequest()
    if (!declined) return sendRequestCode(rows, context)
    if (reason.trim() === '') throw refuse.invalid('reason', 'Say why.')
    await closeRequests(context, rows, { status: 'declined', reason: reason.trim() })
    return {}
  },
} satisfies Partial<Handlers<typeof approvalMethods>>

/** The four-eyes rule: the requester may withdraw it, and nothing else. */
export const ownRequest = () =>
  refuse.invalid('requestOwn', 'You asked for this: somebody else decides.')
