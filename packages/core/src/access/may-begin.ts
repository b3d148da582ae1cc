import type { AccessRight } from '@sixpence/protocol/access'
import {
  type GrantedPermissions,
  hasPermission,
  PERMISSION_FOR,
  type PermittedAction,
} from '@sixpence/protocol/permissions'
import type { Decision } from '../rules/index.ts'
import { rightAllows } from './right-allows.ts'

/** A user's rights to the customer they act for. */
export interface UserRights {
  readonly right: AccessRight
  /** The flags of the access info; undefined for a person who acts for themselves. */
  readonly granted: GrantedPermissions | undefined
}

/** Decides whether the flags permit an action, regardless of the right. */
export function isPermitted(
  action: PermittedAction,
  granted: GrantedPermissions | undefined,
): Decision<boolean> {
  if (granted === undefined) {
    return { result: true, rule: 'no flags', because: 'A person is asked for no flag.' }
  }
  const rule = `permission: ${PERMISSION_FOR[action]}`
  return hasPermission(granted, action)
    ? { result: true, rule, because: 'The flag is set.' }
    : { result: false, rule, because: 'The flag is not set.' }
}

/** Decides whether someone may begin an action: both right and flag must allow it. */
export function mayBegin(
  action: PermittedAction,
  { right, granted }: UserRights,
): Decision<boolean> {
  const byRight = rightAllows(right, ONLY_READING.has(action) ? 'read' : 'initiate')
  return byRight.result ? isPermitted(action, granted) : byRight
}

/** Decides whether someone may begin one of several actions, by the first that is allowed. */
export function mayBeginOneOf(
  actions: readonly PermittedAction[],
  standing: UserRights,
): Decision<boolean> {
  const decisions = actions.map(action => mayBegin(action, standing))
  const [first] = decisions
  const none = { result: false, rule: 'nothing', because: 'There is nothing to begin.' }
  return decisions.find(({ result }) => result) ?? first ?? none
}

/** Begun by others: the account only receives. */
const ONLY_READING: ReadonlySet<PermittedAction> = new Set(['fundingByWire', 'fundingByBank'])
