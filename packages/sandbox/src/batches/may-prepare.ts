import {
  BATCH_KINDS,
  BATCH_OPERATIONS,
  BATCH_PAYMENTS,
  BATCH_TYPES,
  type BatchOperation,
  type BatchType,
  hasPermission,
  hasRight,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import type { PaidType } from './paying/paid-type.ts'

/** True for the kinds of batches that the bank pays itself. */
export const isPaid = (type: BatchType): type is PaidType => Object.hasOwn(BATCH_PAYMENTS, type)

/** Returns the kind of the orders for batches of a type; undefined if the bank pays none. */
export const operationOf = (type: BatchType): BatchOperation | undefined =>
  BATCH_OPERATIONS.find(kind => BATCH_KINDS[kind].batch === type)

/** True if a caller has the flag for batches of a kind. */
export function mayPrepare({ permissions }: CallerContext['caller'], type: BatchType): boolean {
  const action = operationOf(type)
  return action !== undefined && hasPermission(permissions, action)
}

/** Returns the kinds whose drafts a caller sees: those that they may prepare, or all for staff. */
export function draftTypes({ caller }: Pick<CallerContext, 'caller'>): BatchType[] {
  if (caller.isStaff) return [...BATCH_TYPES]
  if (!hasRight(caller.right, 'initiate')) return []
  return BATCH_TYPES.filter(type => mayPrepare(caller, type))
}
