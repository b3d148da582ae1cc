import {
  BATCH_KINDS,
  type BatchOperation,
  externalAction,
  isExternalKind,
  PAYMENT_KINDS,
  type PaymentOperation,
  type PermittedAction,
} from '@sixpence/protocol'
import type { ExternalTerms } from './external-terms.ts'

/** The kinds of payment, regardless of price. */
export type PaymentKind = PaymentOperation

/** The rows of the fee and limit schedules for payments between own accounts. */
export type OwnOperation = 'ownSameCurrency' | 'ownCrossCurrency'

/** The rows of the fee and limit schedules for payments. */
export type Operation = OwnOperation | Exclude<PaymentKind, 'betweenAccounts'>

/** True if an order pays a whole batch. */
export const isBatch = (operation: Operation | BatchOperation): operation is BatchOperation =>
  Object.hasOwn(BATCH_KINDS, operation)

const isOwn = (operation: Operation): operation is OwnOperation =>
  operation === 'ownSameCurrency' || operation === 'ownCrossCurrency'

/**
 * Returns the kind of an operation.
 *
 * @throws {TypeError} For one that this bank doesn't know. It never counts as another kind.
 */
export function kindOf(operation: Operation): PaymentKind {
  if (isOwn(operation)) return 'betweenAccounts'
  if (Object.hasOwn(PAYMENT_KINDS, operation)) return operation
  throw new TypeError(`There are no payments ${String(operation)}.`)
}

/** Returns the action of a payment, as flags and requests name it. */
export function actionOf({ operation, external }: Begun): PermittedAction {
  if (isBatch(operation)) return BATCH_KINDS[operation].flag[0]
  const kind = kindOf(operation)
  if (!isExternalKind(kind)) return PAYMENT_KINDS[kind].flag[0]
  if (!external) throw new TypeError('What leaves the bank does not say where to.')
  return externalAction(kind, external.permission)
}

interface Begun {
  readonly operation: Operation | BatchOperation
  readonly external?: Pick<ExternalTerms, 'permission'> | null | undefined
}
