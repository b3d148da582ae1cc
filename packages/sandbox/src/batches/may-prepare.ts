import { BATCH_KINDS, BATCH_OPERATIONS, type BatchType, hasPermission } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'

/** True if a caller has the flag for batches of a kind. */
export function mayPrepare({ permissions }: CallerContext['caller'], type: BatchType): boolean {
  const action = BATCH_OPERATIONS.find(kind => BATCH_KINDS[kind].batch === type)
  return action !== undefined && hasPermission(permissions, action)
}
