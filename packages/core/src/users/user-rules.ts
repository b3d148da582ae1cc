import {
  EARLIER_PERMISSIONS,
  PERMISSIONS,
  type Permission,
  type Permissions,
} from '@sixpence/protocol/permissions'
import type { BusinessUser } from '@sixpence/protocol/users'
import { always, decide, type Decision, type Rule } from '../rules/index.ts'

type Changed = Pick<BusinessUser, 'isOwner' | 'isSelf'>

const CHANGE_RULES: readonly Rule<Changed, boolean>[] = [
  {
    rule: 'owner',
    when: ({ isOwner }) => isOwner,
    result: false,
    because: 'The business is the owner’s: nobody changes what they may do.',
  },
  {
    rule: 'self',
    when: ({ isSelf }) => isSelf,
    result: false,
    because: 'Nobody changes their own access.',
  },
  { rule: 'other', when: always, result: true, because: 'It is another user of the business.' },
]

/** Decides whether someone who manages a business's users may change this user's access. */
export const mayChangeUser = (user: Changed): Decision<boolean> => decide(CHANGE_RULES, user)

/** Actions that administrators may take for a business, but its own people may not. */
export type StaffAction =
  | 'reassignDocuments'
  | 'updateFinancialInfo'
  | 'updateDueDiligence'
  | 'deleteRepresentative'

const STAFF_BECAUSE: Readonly<Record<StaffAction, string>> = {
  reassignDocuments: 'Which customer a document is of is for the bank to say.',
  updateFinancialInfo: 'What is known of the money of a business is kept by the bank.',
  updateDueDiligence: 'What the bank has found out about a business is kept by the bank.',
  deleteRepresentative: 'Its own people end an access, which stays on the list.',
}

/** Decides whether a user may do something that only the administrator's flag unlocks. */
export const mayAsStaff = (
  action: StaffAction,
  { isAdmin }: { readonly isAdmin: boolean },
): Decision<boolean> => ({
  result: isAdmin,
  rule: isAdmin ? 'administrator' : `staff only: ${action}`,
  because: isAdmin ? 'The bank says that this is an administrator.' : STAFF_BECAUSE[action],
})

/** The group of a permission. */
export type PermissionGroup = keyof typeof PERMISSIONS

/**
 * Returns the permissions someone may give to another user, by group: those they have themselves,
 * and those the other already has. Excludes `settlementAccount`, which a business can't give, and
 * flags under an earlier name if the bank knows the later one.
 */
export function givablePermissions(
  own: Permissions,
  present: Readonly<Partial<Record<Permission, boolean | undefined>>> = {},
): readonly { readonly group: PermissionGroup; readonly names: readonly Permission[] }[] {
  const isGiven = (name: Permission) =>
    name !== 'settlementAccount' && !(own.sendUserToUser && EARLIER.includes(name))
  return GROUPS.map(group => ({
    group,
    names: PERMISSIONS[group].filter(
      (name: Permission) => isGiven(name) && (own[name] || present[name] === true),
    ),
  })).filter(({ names }) => names.length > 0)
}

const EARLIER: readonly Permission[] = EARLIER_PERMISSIONS.sendUserToUser

const GROUPS = Object.keys(PERMISSIONS) as PermissionGroup[]
