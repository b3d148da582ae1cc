import {
  BATCH_KINDS,
  BATCH_OPERATIONS,
  BATCH_TYPES,
  type BatchType,
  hasPermission,
  hasRight,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'

/** True if a caller has the flag for batches of a kind. */
export function mayPrepare({ permissions }: CallerContext['caller'], type: BatchType): boolean {
  const action = BATCH_OPERATIONS.find(kind => BATCH_KINDS[kind].batch === type)
  return action !== undefined && hasPermission(permissions, action)
}

/** Returns the kinds whose drafts a caller sees: those that they may prepare, or all for staff. */
export function draftTypes({ caller }: Pick<CallerContext, 'caller'>): BatchType[] {
  if (caller.isStaff) return [...BATCH_TYPES]
  if (!hasRight(caller.right, 'initiate')) return []
  return BATCH_TYPES.filter(type => mayPrepare(caller, type))
}
