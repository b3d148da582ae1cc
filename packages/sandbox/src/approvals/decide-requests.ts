import type { approvalMethods } from '@sixpence/protocol'
import { Refusal, type Handlers, refuse } from '../http/index.ts'
import { closeRequests } from './close-requests.ts'
import { checkDecidable, eachOf } from './each-of.ts'
import { holdRights } from './hold-rights.ts'
import { holdRequests } from './hold-requests.ts'
import { sendRequestCode } from './approving/send-request-code.ts'

export const decideRequestsHandlers = {
  decide: async ({ transactionIds, declined, reason = '', approveType }, context) => {
    const rights = await holdRights(context, transactionIds)
    const rows = await holdRequests(context, transactionIds)
    rights.checkApprover()
    if (!declined) {
      for (const row of rows) checkDecidable(row, context)
      return sendRequestCode(rows, approveType, context)
    }
    const closing = { status: 'declined', reason: reason.trim() } as const
    if (closing.reason === '') throw refuse.invalid('reason', 'Say why.')
    const items = await eachOf(rows, context, async row => {
      checkDecidable(row, context)
      await closeRequests(context, [row], closing)
      return undefined
    })
    return items instanceof Refusal ? items : { items }
  },
} satisfies Partial<Handlers<typeof approvalMethods>>
