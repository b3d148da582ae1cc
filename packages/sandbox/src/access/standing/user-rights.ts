import {
  ACCESS_RIGHT,
  type AccessRight,
  hasRight,
  type Permission,
  type RightAction,
} from '@sixpence/protocol'
import { OWNERS_PERMISSIONS } from './permissions.ts'

/** What is kept of a person, and of the customer whom they would act for. */
export interface UserRightsRow {
  isAdmin: boolean
  actsForOthers: boolean
  /** Null for a person who does not act for the customer. */
  rightId: keyof typeof ACCESS_RIGHT | null
  /** Null as well of an owner, and of an administrator: their flags are on no list. */
  granted: Permission[] | null
  seesBalance: boolean | null
}

/** What someone may do for a customer. */
export interface UserRights {
  readonly right: AccessRight
  readonly permissions: readonly Permission[]
  /** A user who may not see the balances can only hand in documents. */
  readonly seesBalance: boolean
}

/** Whether somebody's right to a customer reaches an action. */
export const reaches = ({ right, seesBalance }: UserRights, action: RightAction): boolean =>
  hasRight(right, action) && (seesBalance || action === 'upload')

/** Reads a person's rights; undefined for one who does not act for the customer. */
export function userRightsIn(row: UserRightsRow, isOwn: boolean): UserRights | undefined {
  const right = rightIn(row, isOwn)
  if (right === undefined) return undefined
  return {
    right,
    permissions: row.granted ?? (right === 'none' ? [] : OWNERS_PERMISSIONS),
    seesBalance: row.isAdmin || row.seesBalance !== false,
  }
}

function rightIn(
  { isAdmin, actsForOthers, rightId }: UserRightsRow,
  isOwn: boolean,
): AccessRight | undefined {
  if (isOwn) return actsForOthers ? 'none' : 'full'
  // Which calls staff may make is for the marks to say; their right only says that they look.
  if (isAdmin) return 'read'
  return rightId === null || rightId === 0 ? undefined : ACCESS_RIGHT[rightId]
}
