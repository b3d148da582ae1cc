import {
  isStaffActing,
  mayCall,
  permissionsOf,
  rightOf,
  type AccessRight,
  type CallMarks,
  type Permissions,
} from '@sixpence/core'
import { useSyncExternalStore } from 'react'
import { useSixpence } from '../provider/index.ts'
import { useStartInfo } from './use-start-info.ts'

/** What the user may do for whom they act for. */
export interface Standing {
  /** `none` until it is known. */
  readonly right: AccessRight
  readonly permissions: Permissions
  /** The user acts for a customer as a member of the bank's staff. */
  readonly isStaff: boolean
  /** Whether the user may make a call: the bank's staff by its mark, everybody else by right. */
  readonly mayCall: (call: CallMarks) => boolean
}

/** What the user may do, as far as the bank has said it. */
export function useStanding(): Standing {
  const { access } = useSixpence()
  const { info } = useStartInfo()
  const acting = useSyncExternalStore(access.subscribe, access.getSnapshot, access.getSnapshot)
  const right = rightOf(info)
  const isStaff = info?.customer !== undefined && isStaffActing(info.customer, acting)
  return {
    right,
    permissions: permissionsOf(info?.accessInfo?.permissions),
    isStaff,
    mayCall: call => mayCall(call, { right, isStaff }).result,
  }
}
