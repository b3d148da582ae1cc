import type { identityCheckMethods } from '@sixpence/protocol'
import type { Bank } from '../bank.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { createDocument } from './identity-documents.ts'
import { holdRun } from './identity-run.ts'
import { moveRun } from './move-run.ts'
import { startRun } from './start-run.ts'

/** The calls of the single endpoint about checks. */
export const identityHandlers = (
  bank: Pick<Bank, 'providerUrl'>,
): Handlers<typeof identityCheckMethods> => ({
  createDocument,
  createJob: async ({ returnUrl }, context) => {
    const { customerId } = context.caller
    const { runId, url = '' } = await startRun(
      { customerId, kind: 'video', returnUrl },
      context,
      bank,
    )
    return { jobId: runId, url }
  },
  completeJob: async ({ jobId }, context) => {
    const run = await holdRun(context.sql, { id: jobId })
    if (run?.kind !== 'video') throw refuse.accessDenied('This link no longer works.')
    return { status: await moveRun(run, { said: 'customerDone' }, context) }
  },
})
