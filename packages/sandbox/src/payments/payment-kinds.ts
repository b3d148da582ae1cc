import {
  externalAction,
  isExternalKind,
  PAYMENT_KINDS,
  type PaymentOperation,
  type PermittedAction,
} from '@sixpence/protocol'
import type { ExternalTerms } from './external-terms.ts'

/** What a payment is called where its price does not matter. */
export type PaymentKind = PaymentOperation

/** Between own accounts, by the rows of the fee and limit schedules. */
export type OwnOperation = 'ownSameCurrency' | 'ownCrossCurrency'

/** The rows of the fee and limit schedules by which payments are made. */
export type Operation = OwnOperation | Exclude<PaymentKind, 'betweenAccounts'>

const isOwn = (operation: Operation): operation is OwnOperation =>
  operation === 'ownSameCurrency' || operation === 'ownCrossCurrency'

/**
 * The kind of an operation.
 *
 * @throws {TypeError} For one that this bank does not know. It is never taken for another kind.
 */
export function kindOf(operation: Operation): PaymentKind {
  if (isOwn(operation)) return 'betweenAccounts'
  if (Object.hasOwn(PAYMENT_KINDS, operation)) return operation
  throw new TypeError(`There are no payments ${String(operation)}.`)
}

/** What whoever begins a payment does, as flags and requests know it. */
export function actionOf({ operation, external }: Begun): PermittedAction {
  const kind = kindOf(operation)
  if (!isExternalKind(kind)) return PAYMENT_KINDS[kind].flag[0]
  if (!external) throw new TypeError('What leaves the bank does not say where to.')
  return externalAction(kind, external.permission)
}

interface Begun {
  readonly operation: Operation
  readonly external?: Pick<ExternalTerms, 'permission'> | null | undefined
}
