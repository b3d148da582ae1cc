import { hasRight } from '@sixpence/protocol'
import type { Caller, CallerContext } from '../../context.ts'
import { approvalWays, type ApproveType, preferredWay } from './approval-ways.ts'

/** Whether the caller may approve payments of the customer they act for. */
export const mayApprove = ({ right }: Pick<Caller, 'right'>): boolean => hasRight(right, 'approve')

/** What a payment would wait for. */
export interface ApprovalAhead {
  /** How whoever begins it confirms it; undefined if they need not. */
  readonly approveType: ApproveType | undefined
  /** Their right does not approve: somebody else has to. */
  readonly forOthers: boolean
}

/** What a payment to somebody else waits for before it may move. */
export async function approvalAhead(
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<ApprovalAhead> {
  const ways = await approvalWays(context)
  const isConfirmed = ways.mode !== 'none' && ways.mode !== 'simple'
  const approveType = isConfirmed ? preferredWay(ways) : undefined
  return { approveType, forOthers: !mayApprove(context.caller) }
}
