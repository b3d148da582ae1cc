import { DAY_MS } from '@sixpence/protocol/utc-day'
import type { PaymentIntent } from '../payment-intent.ts'
import { isFinal } from './payment-moves.ts'

const KEEP_FINISHED_MS = 30 * DAY_MS
const KEEP_UNSENT_MS = DAY_MS

/** True if the journal can delete it; unresolved payments are kept for ever. */
export function isOutdated(intent: PaymentIntent, now: number): boolean {
  const age = now - intent.changedAt
  if (isFinal(intent)) return age > KEEP_FINISHED_MS
  return intent.sentAt === undefined && age > KEEP_UNSENT_MS
}

/** Removes the payment's content except for its hash. */
export function withoutDetails(intent: PaymentIntent): PaymentIntent {
  return {
    ...intent,
    payment: undefined,
    held: undefined,
    hiddenHash: undefined,
    transactionId: undefined,
    approval: undefined,
    refusal: undefined,
  }
}

/** Returns what a sign-out leaves of it; nothing if it was never sent. */
export function afterSignOut(intent: PaymentIntent): PaymentIntent | undefined {
  return intent.sentAt === undefined ? undefined : withoutDetails(intent)
}
