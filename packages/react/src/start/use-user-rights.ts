import {
  isStaffActing,
  mayBegin,
  mayCall,
  permissionsOf,
  type AccessRight,
  type CallMarks,
  type GrantedPermissions,
  type Permissions,
  type PermittedAction,
} from '@sixpence/core/access'
import { userRightsOf } from '@sixpence/core/start'
import { useActing } from '../provider/index.ts'
import { useHold, useReported } from '../ui/index.ts'
import { useStartInfo } from './use-start-info.ts'

/** The user's rights for the party they act for. */
export interface UserRightsTask {
  /** `none` until it is known. */
  readonly right: AccessRight
  readonly permissions: Permissions
  /** The flags as the bank sent them; undefined for a person, who needs none. */
  readonly granted: GrantedPermissions | undefined
  /** True if the user acts for a customer as a member of the bank's staff. */
  readonly isStaff: boolean
  /** Returns true if right and flag let the user begin something; otherwise the bank refuses it. */
  readonly mayBegin: (action: PermittedAction) => boolean
  /**
   * Returns true if the user may make a call, e.g. `accounts.calls.addCurrency`: the bank's staff
   * by its mark, everyone else by right and flags.
   */
  readonly mayCall: (call: CallMarks) => boolean
}

/** Returns the user's rights, as far as they are known. */
export function useUserRights(): UserRightsTask {
  const { data: info, error, isLoading } = useStartInfo()
  const acting = useActing()
  // Without them a component shows less, and nothing about it.
  useReported(error)
  useHold(isLoading)
  const rights = userRightsOf(info)
  const isStaff = info?.customer !== undefined && isStaffActing(info.customer, acting)
  return {
    ...rights,
    permissions: permissionsOf(rights.granted),
    isStaff,
    mayBegin: action => mayBegin(action, rights).result,
    mayCall: call => mayCall(call, { ...rights, isStaff }).result,
  }
}
