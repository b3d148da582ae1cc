import type { Approval } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { type ApprovalWays, approvalWays, preferredWay, workingWays } from '../../payments/index.ts'

type Mode = Approval['approveType']

/** True if no confirmation is needed. */
export const needsNoWord = (mode: Mode): boolean => mode === 'none' || mode === 'simple'

/**
 * Returns the mode in which an approver confirms. The approver's own mode counts; if it needs
 * nothing, the customer's does: a customer whose payments need a confirmation needs one from
 * approvers too.
 */
export const modeOfApprover = (own: Mode, customers: Mode): Mode =>
  needsNoWord(own) && !needsNoWord(customers) ? customers : own

/** Reads the mode that the caller approves in, and the ways to reach them. */
export async function approverWays({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<ApprovalWays> {
  const ways = await approvalWays({ sql, caller })
  const [own] = await sql<{ mode: Mode }>`
    select approval_mode as mode from customer where id = ${caller.ownCustomerId}`
  return { ...ways, mode: modeOfApprover(own?.mode ?? 'none', ways.mode) }
}

/** The way to start with. */
export const firstWay = (ways: ApprovalWays): Mode =>
  needsNoWord(ways.mode) ? ways.mode : preferredWay(ways)

/** Lists the ways that can be chosen; empty if no confirmation is needed. */
export const openWays = (ways: ApprovalWays): readonly Mode[] =>
  needsNoWord(ways.mode) ? [] : workingWays(ways)
