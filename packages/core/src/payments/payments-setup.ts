import type { DiagnosticListener } from '../errors/index.ts'
import { SixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import type { SessionState } from '../session/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import type { PaymentJournal } from './payment-journal.ts'

/** What the payments of one bank need. */
export interface PaymentsOptions {
  readonly call: CallNamedMethod
  readonly platform: Platform
  readonly session: {
    readonly getSnapshot: () => SessionState
    readonly subscribe: (listener: () => void) => () => void
  }
  /** The owner of the payments: by default the user, or the customer they act for. */
  readonly owner?: {
    readonly getSnapshot: () => Subject | undefined
    readonly subscribe: (listener: () => void) => () => void
  }
  /** Something may have become of a payment that waits for others. */
  readonly onNews?: (hear: () => void) => () => void
  readonly namespace: string
  readonly onDiagnostic?: DiagnosticListener | undefined
}

/** The same, with the journal that the parts share. */
export interface PaymentsSetup extends PaymentsOptions {
  readonly journal: PaymentJournal
}

/** @throws {SixpenceError} `session_expired` */
export function ownerOf(journal: PaymentJournal): Subject {
  if (journal.owner !== undefined) return journal.owner
  throw new SixpenceError('session_expired', 'Nobody is signed in')
}

/** Whether the user is still signed in, whomever they act for by now. */
export function isPresent(session: PaymentsOptions['session'], { userId }: Subject): boolean {
  const state = session.getSnapshot()
  return state.status === 'signed_in' && state.userId === userId
}

/** Why nothing goes out any more for a user who is not signed in. */
export const hasLeft = () => new SixpenceError('session_expired', 'The customer has left')

/** Names a payment of a customer: another one may come by the same id, in an address. */
export const nameOf = ({ key }: Subject, id: string): string => `${key}/${id}`

/** @throws {SixpenceError} `not_found` */
export function found<Value>(value: Value | undefined, id: string): Value {
  if (value !== undefined) return value
  throw new SixpenceError('not_found', `The journal holds no payment ${id}`)
}
