import { withdrawTransactionRequests } from '@sixpence/protocol'
import { namedMethodRoute, Refusal } from '../http/index.ts'
import { closeRequests } from './close-requests.ts'
import { checkWaiting, holdRequests } from './hold-requests.ts'

export const withdrawRequestsRoute = namedMethodRoute(
  withdrawTransactionRequests,
  async ({ transactionIds }, context) => {
    const rows = await holdRequests(context, transactionIds)
    if (rows.some(row => row.asked_by !== context.caller.ownCustomerId)) {
      throw new Refusal('13', 'Somebody else asked for this.')
    }
    checkWaiting(rows, context)
    await closeRequests(context, rows, { status: 'withdrawn' })
    return {}
  },
)
