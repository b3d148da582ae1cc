import type { HeldPayment, PermittedAction } from '@sixpence/protocol'

/** The rows of the fee and limit schedules by which payments are made. */
export type Operation = 'ownSameCurrency' | 'ownCrossCurrency' | 'p2p' | 'checkout'

/** What a payment is called where its price does not matter. */
export type PaymentKind = HeldPayment['operation']

const KIND_OF: Readonly<Record<Operation, PaymentKind>> = {
  ownSameCurrency: 'betweenAccounts',
  ownCrossCurrency: 'betweenAccounts',
  p2p: 'p2p',
  checkout: 'checkout',
}

/**
 * The kind of an operation.
 *
 * @throws {TypeError} For one that this bank does not know. It is never taken for another kind.
 */
export function kindOf(operation: Operation): PaymentKind {
  if (!Object.hasOwn(KIND_OF, operation)) throw new TypeError(`There are no payments ${operation}.`)
  return KIND_OF[operation]
}

/** What whoever begins a payment does, as flags and requests know it. */
export const actionOf = ({ operation }: { readonly operation: Operation }): PermittedAction =>
  kindOf(operation)
