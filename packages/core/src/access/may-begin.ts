import type { AccessRight } from '@sixpence/protocol/access'
import {
  type GrantedPermissions,
  hasPermission,
  PERMISSION_FOR,
  type PermittedAction,
  type RightAction,
} from '@sixpence/protocol'
import type { Decision } from '../rules/index.ts'
import { rightAllows } from './right-allows.ts'

/** A user's rights to the customer they act for. */
export interface UserRights {
  readonly right: AccessRight
  /** The flags of the access info; undefined of a person who acts for themselves. */
  readonly granted: GrantedPermissions | undefined
}

/** Decides whether flags open an action, whatever the right. */
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

/** Decides whether someone may begin something: right and flag must reach it. */
export function mayBegin(
  action: PermittedAction,
  { right, granted }: UserRights,
): Decision<boolean> {
  const byRight = rightAllows(right, RIGHT_FOR[action])
  return byRight.result ? isPermitted(action, granted) : byRight
}

/** Decides whether someone may begin at least one of several; the first that they may says why. */
export function mayBeginOneOf(
  actions: readonly PermittedAction[],
  standing: UserRights,
): Decision<boolean> {
  const decisions = actions.map(action => mayBegin(action, standing))
  const [first] = decisions
  const none = { result: false, rule: 'nothing', because: 'There is nothing to begin.' }
  return decisions.find(({ result }) => result) ?? first ?? none
}

const RIGHT_FOR: Readonly<Record<PermittedAction, RightAction>> = {
  betweenAccounts: 'initiate',
  p2p: 'initiate',
  checkout: 'initiate',
  invoice: 'initiate',
  refund: 'initiate',
  requestMoney: 'initiate',
  eftOwn: 'initiate',
  eft3d: 'initiate',
  wireOwn: 'initiate',
  wire3d: 'initiate',
  cryptoEftOwn: 'initiate',
  cryptoEft3d: 'initiate',
  instantOwn: 'initiate',
  instant3d: 'initiate',
  interacOwn: 'initiate',
  interac3d: 'initiate',
  octOwn: 'initiate',
  oct3d: 'initiate',
  massP2p: 'initiate',
  fundingByWire: 'read',
  fundingByBank: 'read',
  fundingByCrypto: 'initiate',
  fundingByInvoice: 'initiate',
}
