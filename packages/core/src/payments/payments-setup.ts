import type { DiagnosticListener } from '../errors/index.ts'
import { SixpenceError } from '../errors/index.ts'
import type { Subject } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import type { SessionState } from '../session/index.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import type { PaymentJournal } from './journal/payment-journal.ts'

/** Dependencies of a bank's payments. */
export interface PaymentsOptions {
  readonly call: CallNamedMethod
  readonly platform: Platform
  readonly session: {
    readonly getSnapshot: () => SessionState
    readonly subscribe: (listener: () => void) => () => void
  }
  /** The owner of the payments: the user, or the customer they act for. Default: the user. */
  readonly owner?: {
    readonly getSnapshot: () => Subject | undefined
    readonly subscribe: (listener: () => void) => () => void
  }
  /** Calls `hear` when a payment that awaits others may have changed. */
  readonly onNews?: (hear: () => void) => () => void
  readonly namespace: string
  readonly onDiagnostic?: DiagnosticListener | undefined
}

/** The same, with the journal shared by all parts. */
export interface PaymentsSetup extends PaymentsOptions {
  readonly journal: PaymentJournal
}

/** @throws {SixpenceError} `session_expired` */
export function ownerOf(journal: PaymentJournal): Subject {
  if (journal.owner !== undefined) return journal.owner
  throw new SixpenceError('session_expired', 'Nobody is signed in')
}

/** True if the user is still signed in, whichever customer they act for by now. */
export function isPresent(session: PaymentsOptions['session'], { userId }: Subject): boolean {
  const state = session.getSnapshot()
  return state.status === 'signed_in' && state.userId === userId
}

/** The error for requests of a user who has signed out. */
export const hasLeft = () => new SixpenceError('session_expired', 'The customer has left')

/** Identifies a customer's payment: another customer may arrive with the same id, in a URL. */
export const nameOf = ({ key }: Subject, id: string): string => `${key}/${id}`

/** @throws {SixpenceError} `not_found` */
export function found<Value>(value: Value | undefined, id: string): Value {
  if (value !== undefined) return value
  throw new SixpenceError('not_found', `The journal holds no payment ${id}`)
}
