import type { DiagnosticListener } from '../errors/index.ts'
import { SixpenceError } from '../errors/index.ts'
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
  /** Whose payments they are: by default the user's own, else those of whom they act for. */
  readonly owner?: {
    readonly getSnapshot: () => string | undefined
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
export function ownerOf(journal: PaymentJournal): string {
  if (journal.owner !== undefined) return journal.owner
  throw new SixpenceError('session_expired', 'Nobody is signed in')
}

/** @throws {SixpenceError} `not_found` */
export function found<Value>(value: Value | undefined, id: string): Value {
  if (value !== undefined) return value
  throw new SixpenceError('not_found', `The journal holds no payment ${id}`)
}
