import type { identityCheckMethods } from '@sixpence/protocol/schemas'
import type { Bank } from '../bank.ts'
import type { Context } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { createDocument } from './identity-documents.ts'
import { holdRun, type IdentityRun } from './identity-run.ts'
import { makeLink, openByLink } from './links.ts'
import { moveRun } from './move-run.ts'
import { readNewestRun, readRun } from './read-run.ts'
import { startRun } from './start-run.ts'

/** The calls of the single endpoint about checks. */
export const identityHandlers = (
  bank: Pick<Bank, 'providerUrl'>,
): Handlers<typeof identityCheckMethods> => ({
  createDocument,
  read: async ({ runId }, context) => {
    const run = await readRun(runId, context)
    if (!run) throw unknown()
    return run
  },
  newest: async ({ kind }, context) => readNewestRun(kind, context),
  link: async ({ runId }, context) => {
    const link = await makeLink(runId, context.caller.customerId, context)
    if (!link) throw unknown()
    return { path: link.path, expiresAt: link.expiresAt.toISOString() }
  },
  open: async (link, context) => {
    const check = await openByLink(link, context, bank)
    if (!check) throw linkIsOver()
    return check
  },
  complete: async ({ runId }, context) => {
    const run = await holdRun(context.sql, { id: runId })
    if (!run) throw linkIsOver()
    return markDone(run, context)
  },
  createJob: async ({ returnUrl }, context) => {
    const { customerId } = context.caller
    const input = { customerId, kind: 'video', returnUrl } as const
    const { runId, url = '' } = await startRun(input, context, bank)
    return { jobId: runId, url }
  },
  completeJob: async ({ jobId }, context) => {
    const run = await holdRun(context.sql, { id: jobId })
    if (run?.kind !== 'video') throw linkIsOver()
    return markDone(run, context)
  },
})

/** Responds the same whatever the outcome: these calls are public, and a check's id is in addresses. */
async function markDone(run: IdentityRun, context: Pick<Context, 'sql' | 'clock' | 'newId'>) {
  await moveRun(run, { message: 'customerDone' }, context)
  return { status: 'underInvestigation' } as const
}

const unknown = () => refuse.accessDenied('There is no such check.')

/** The only refusal for any fault of a link. */
const linkIsOver = () => refuse.accessDenied('This link no longer works.')
