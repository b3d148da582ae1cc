import type { DueDiligenceAnswer, DueDiligenceProposal } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'

const KEPT_MS = 7 * 24 * 60 * 60_000

/** A proposal as stored. */
interface Kept extends Record<string, unknown> {
  readonly id: string
  readonly answers: readonly DueDiligenceAnswer[]
  readonly proposedBy: string
  readonly expiresAt: Date
}

interface Named extends Kept {
  readonly name: string
  readonly proposedAt: Date
}

/**
 * Lists the proposals that wait for another administrator, for the customer acted for, oldest
 * first.
 */
export async function listProposals({
  sql,
  clock,
  caller,
}: CallerContext): Promise<DueDiligenceProposal[]> {
  const rows = await sql<Named>`
    select proposal.id, answers, asked_by as "proposedBy", full_name(staff) as name,
      asked_at as "proposedAt", expires_at as "expiresAt"
    from due_diligence_proposal proposal join customer staff on staff.id = asked_by
    where customer_id = ${caller.actsFor} and expires_at > ${clock.now()}
    order by asked_at, proposal.id`
  return rows.map(({ id, answers, proposedBy, name, proposedAt, expiresAt }) => ({
    proposalId: id,
    answers: [...answers],
    proposedBy: name,
    isOwn: proposedBy === caller.ownCustomerId,
    proposedAt: proposedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
}

/** Stores a proposal in place of the caller's earlier one, under another id. */
export async function keepProposal(
  answers: readonly DueDiligenceAnswer[],
  { sql, clock, newId, caller }: CallerContext,
): Promise<string> {
  const id = newId()
  const now = clock.now()
  await sql`
    insert into due_diligence_proposal (id, customer_id, answers, asked_by, asked_at, expires_at)
    values (${id}, ${caller.actsFor}, ${JSON.stringify(answers)}, ${caller.ownCustomerId}, ${now},
      ${new Date(now.getTime() + KEPT_MS)})
    on conflict (customer_id, asked_by) do update set id = excluded.id,
      answers = excluded.answers, asked_at = excluded.asked_at, expires_at = excluded.expires_at`
  return id
}

/**
 * Ends all proposals for the customer, and returns them. The second of two simultaneous calls finds
 * none.
 */
export const takeProposals = ({ sql, caller }: CallerContext): Promise<readonly Kept[]> =>
  sql<Kept>`
    delete from due_diligence_proposal where customer_id = ${caller.actsFor}
    returning id, answers, asked_by as "proposedBy", expires_at as "expiresAt"`

/** Ends one proposal for the customer; returns false if it has already ended. */
export async function endProposal(
  id: string,
  { sql, clock, caller }: CallerContext,
): Promise<boolean> {
  const ended = await sql`
    delete from due_diligence_proposal
    where id = ${id} and customer_id = ${caller.actsFor} and expires_at > ${clock.now()}
    returning id`
  return ended.length > 0
}
