import {
  isStaffActing,
  mayBegin,
  mayCall,
  permissionsOf,
  userRightsOf,
  type AccessRight,
  type CallMarks,
  type GrantedPermissions,
  type Permissions,
  type PermittedAction,
} from '@sixpence/core'
import { useActing } from '../provider/index.ts'
import { useStartInfo } from './use-start-info.ts'

/** What the user may do for whom they act for. */
export interface UserRightsTask {
  /** `none` until it is known. */
  readonly right: AccessRight
  readonly permissions: Permissions
  /** The flags as the bank sent them; undefined of a person, who is asked for none. */
  readonly granted: GrantedPermissions | undefined
  /** The user acts for a customer as a member of the bank's staff. */
  readonly isStaff: boolean
  /** Whether right and flag let the user begin something; the bank refuses it otherwise. */
  readonly mayBegin: (action: PermittedAction) => boolean
  /**
   * Whether the user may make a call: the bank's staff by its mark, everyone else by right and
   * flags.
   */
  readonly mayCall: (call: CallMarks) => boolean
}

/** What the user may do, as far as the bank has said it. */
export function useUserRights(): UserRightsTask {
  const { info } = useStartInfo()
  const acting = useActing()
  const standing = userRightsOf(info)
  const isStaff = info?.customer !== undefined && isStaffActing(info.customer, acting)
  return {
    ...standing,
    permissions: permissionsOf(standing.granted),
    isStaff,
    mayBegin: action => mayBegin(action, standing).result,
    mayCall: call => mayCall(call, { ...standing, isStaff }).result,
  }
}
