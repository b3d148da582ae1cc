import type { Approval } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { type ApprovalWays, approvalWays, preferredWay, workingWays } from '../../payments/index.ts'

type Mode = Approval['approveType']

/** Whether nobody's word is asked for. */
export const needsNoWord = (mode: Mode): boolean => mode === 'none' || mode === 'simple'

/**
 * In which mode an approver gives their word: their own one. Where that asks for nothing, the
 * customer's decides: what asks for a word of whoever begins a payment asks approvers for one too.
 */
export const modeOfApprover = (own: Mode, customers: Mode): Mode =>
  needsNoWord(own) && !needsNoWord(customers) ? customers : own

/** Reads the mode that the caller approves in, and what leads to them. */
export async function approverWays({
  sql,
  caller,
}: Pick<CallerContext, 'sql' | 'caller'>): Promise<ApprovalWays> {
  const ways = await approvalWays({ sql, caller })
  const [own] = await sql<{ mode: Mode }>`
    select approval_mode as mode from customer where id = ${caller.ownCustomerId}`
  return { ...ways, mode: modeOfApprover(own?.mode ?? 'none', ways.mode) }
}

/** The way to begin with. */
export const firstWay = (ways: ApprovalWays): Mode =>
  needsNoWord(ways.mode) ? ways.mode : preferredWay(ways)

/** The ways that can be chosen; none where nothing is asked for. */
export const openWays = (ways: ApprovalWays): readonly Mode[] =>
  needsNoWord(ways.mode) ? [] : workingWays(ways)
