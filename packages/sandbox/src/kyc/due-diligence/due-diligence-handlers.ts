import { CUSTOMER_TYPE, type DueDiligenceAnswer } from '@sixpence/protocol'
import type { kycMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { notifyStatusChange } from '../../standing/index.ts'
import { endProposal, keepProposal, listProposals, takeProposals } from './proposals.ts'
import { writeDueDiligence } from './write-due-diligence.ts'

/** Calls about facts on a business, which two administrators change together. */
export const dueDiligenceHandlers = {
  updateDueDiligence: async ({ answers }, context) => {
    await refuseOthers(context)
    refuseRepeated(answers)
    const id = await keepProposal(answers, context)
    const proposal = (await listProposals(context)).find(({ proposalId }) => proposalId === id)
    if (!proposal) throw new Error(`no proposal ${id}`)
    return { proposal }
  },

  dueDiligenceProposals: async (_input, context) => {
    await refuseOthers(context)
    return { proposals: await listProposals(context) }
  },

  /** Confirms a proposal and ends all others. A refusal undoes that. */
  confirmDueDiligence: async ({ proposalId }, context) => {
    await refuseOthers(context)
    const { sql, clock, caller } = context
    const proposal = (await takeProposals(context)).find(({ id }) => id === proposalId)
    if (!proposal || proposal.expiresAt <= clock.now()) throw isOver()
    if (proposal.proposedBy === caller.ownCustomerId) {
      throw refuse.accessDenied('Another administrator has to confirm what you have proposed.')
    }
    await writeDueDiligence(sql, caller.actsFor, proposal.answers)
    await notifyStatusChange(context, caller.actsFor)
    return {}
  },

  withdrawDueDiligence: async ({ proposalId }, context) => {
    await refuseOthers(context)
    if (!(await endProposal(proposalId, context))) throw isOver()
    return {}
  },
} satisfies Partial<Handlers<typeof kycMethods>>

/** Only staff act for somebody by these calls: marks refused everybody else. */
async function refuseOthers({ sql, caller }: CallerContext): Promise<void> {
  const { actsFor, isStaff } = caller
  if (!isStaff) throw refuse.accessDenied('Say for which business this is.')
  const [customer] = await sql<{ kind: keyof typeof CUSTOMER_TYPE }>`
    select kind from customer where id = ${actsFor}`
  if (!customer || CUSTOMER_TYPE[customer.kind] === 'personal') {
    throw refuse.accessDenied('These answers are kept of businesses alone.')
  }
}

function refuseRepeated(answers: readonly DueDiligenceAnswer[]): void {
  const questions = new Set(answers.map(({ question }) => question))
  if (questions.size < answers.length) {
    throw refuse.invalid('answers', 'Each question can stand here once.')
  }
}

function isOver() {
  const description =
    'This proposal was replaced, confirmed or withdrawn, or it has expired. Look at what waits now.'
  return refuse.accessDenied(description, { fields: [{ param: 'proposalId', description }] })
}
