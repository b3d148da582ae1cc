import type { AccessRight } from '@sixpence/protocol/access'
import type { TransactionRequest } from '@sixpence/protocol/approvals'
import { hasRight } from '@sixpence/protocol/access'
import { always, decide, type Decision, type Rule } from '../rules/index.ts'

/** A user's options for a request. `decide`: approve or decline it. */
export type RequestMove = 'decide' | 'withdraw' | 'none'

interface RequestFacts extends Pick<TransactionRequest, 'status' | 'isOwn'> {
  readonly right: AccessRight
}

/** The rules for requests, in the order they are checked. */
export const REQUEST_RULES: readonly Rule<RequestFacts, RequestMove>[] = [
  {
    rule: 'over',
    when: ({ status }) => status !== 'waiting',
    result: 'none',
    because: 'It is decided, withdrawn or expired, and stays so.',
  },
  {
    rule: 'own',
    when: ({ isOwn, right }) => isOwn && hasRight(right, 'initiate'),
    result: 'withdraw',
    because: 'Whoever asked may withdraw it; nobody approves what they asked for.',
  },
  {
    rule: 'own, without the right',
    when: ({ isOwn }) => isOwn,
    result: 'none',
    because: 'Nobody approves what they asked for.',
  },
  {
    rule: 'approver',
    when: ({ right }) => hasRight(right, 'approve'),
    result: 'decide',
    because: 'The right approves and declines what others began.',
  },
  {
    rule: 'onlooker',
    when: always,
    result: 'none',
    because: 'The right does not reach as far as approving.',
  },
]

/** Decides what a user with a right can do with a request. The bank has the final say. */
export function requestMove(
  { status, isOwn }: Pick<TransactionRequest, 'status' | 'isOwn'>,
  right: AccessRight,
): Decision<RequestMove> {
  return decide(REQUEST_RULES, { status, isOwn, right })
}
