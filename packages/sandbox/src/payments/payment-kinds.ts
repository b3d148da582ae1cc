import {
  EXTERNAL_KINDS,
  type ExternalKind,
  type HeldPayment,
  type PermittedAction,
} from '@sixpence/protocol'
import type { ExternalTerms } from './external-terms.ts'

/** The rows of the fee and limit schedules by which payments are made. */
export type Operation =
  | 'ownSameCurrency'
  | 'ownCrossCurrency'
  | 'p2p'
  | 'checkout'
  | 'invoice'
  | 'refund'
  | ExternalKind

/** What a payment is called where its price does not matter. */
export type PaymentKind = HeldPayment['operation']

const KIND_OF: Readonly<Record<Operation, PaymentKind>> = {
  ownSameCurrency: 'betweenAccounts',
  ownCrossCurrency: 'betweenAccounts',
  p2p: 'p2p',
  checkout: 'checkout',
  invoice: 'invoice',
  refund: 'refund',
  eft: 'eft',
  wire: 'wire',
  cryptoEft: 'cryptoEft',
  instant: 'instant',
  interac: 'interac',
  oct: 'oct',
}

/** Whether a payment of a kind leaves the bank. */
export const isExternal = (kind: PaymentKind): kind is ExternalKind =>
  (EXTERNAL_KINDS as readonly PaymentKind[]).includes(kind)

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
export function actionOf({ operation, external }: Begun): PermittedAction {
  const kind = kindOf(operation)
  if (!isExternal(kind)) return kind
  if (!external) throw new TypeError('What leaves the bank does not say where to.')
  return `${kind}${external.permission === 'own' ? 'Own' : '3d'}`
}

interface Begun {
  readonly operation: Operation
  readonly external?: Pick<ExternalTerms, 'permission'> | null | undefined
}
