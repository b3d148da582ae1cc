import type { PaymentIntent } from '../payment-intent.ts'

/** A stored payment, with details that only the tabs need. */
export interface JournalEntry {
  readonly intent: PaymentIntent
  /** Counts writes, so that a late read doesn't replace a newer state with an older one. */
  readonly revision: number
  /** The attempt that last sent it. */
  readonly attempt: string | undefined
  /** Time when a tab last took charge of checking it with the bank. */
  readonly checkedAt: number
}

/** The start of the keys of a namespace's payments. */
export const paymentsPrefix = (namespace: string): string => `${namespace}/payments/`
