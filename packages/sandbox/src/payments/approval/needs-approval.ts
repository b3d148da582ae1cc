import { hasRight } from '@sixpence/protocol'
import type { Caller, CallerContext } from '../../context.ts'
import { approvalWays, type ApproveType, preferredWay } from './approval-ways.ts'

/** Checks if the caller may approve payments of the customer they act for. */
export const mayApprove = ({ right }: Pick<Caller, 'right'>): boolean => hasRight(right, 'approve')

/** The approvals that a payment would need. */
export interface ApprovalAhead {
  /** The way in which the initiator confirms it; undefined if they needn't. */
  readonly approveType: ApproveType | undefined
  /** True if somebody else has to approve it. */
  readonly forOthers: boolean
}

/** Returns the approvals that a payment to somebody else needs before it moves. */
export async function approvalAhead(
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<ApprovalAhead> {
  const ways = await approvalWays(context)
  const isConfirmed = ways.mode !== 'none' && ways.mode !== 'simple'
  const approveType = isConfirmed ? preferredWay(ways) : undefined
  return { approveType, forOthers: !mayApprove(context.caller) }
}
