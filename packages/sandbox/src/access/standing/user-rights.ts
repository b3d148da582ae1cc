import {
  ACCESS_RIGHT,
  type AccessRight,
  hasRight,
  type Permission,
  type RightAction,
} from '@sixpence/protocol'
import { OWNERS_PERMISSIONS } from './permissions.ts'

/** The stored facts about a person and the customer whom they would act for. */
export interface UserRightsRow {
  isAdmin: boolean
  actsForOthers: boolean
  /** Null for a person who doesn't act for the customer. */
  rightId: keyof typeof ACCESS_RIGHT | null
  /** Also null for an owner and an administrator: their flags are on no list. */
  granted: Permission[] | null
  seesBalance: boolean | null
}

/** The rights of a user for a customer. */
export interface UserRights {
  readonly right: AccessRight
  readonly permissions: readonly Permission[]
  /** A user who may not see the balances can only hand in documents. */
  readonly seesBalance: boolean
}

/** True if somebody's right to a customer covers an action. */
export const reaches = ({ right, seesBalance }: UserRights, action: RightAction): boolean =>
  hasRight(right, action) && (seesBalance || action === 'upload')

/** Reads a person's rights; undefined for one who doesn't act for the customer. */
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
  // Marks decide which calls staff may make; their right only lets them look.
  if (isAdmin) return 'read'
  return rightId === null || rightId === 0 ? undefined : ACCESS_RIGHT[rightId]
}
