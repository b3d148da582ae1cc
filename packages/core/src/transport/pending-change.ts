/** A change that awaits the code sent for it. */
export interface PendingChange {
  /** Identifies the change for its confirmation; a bank that omits it hasn't begun it. */
  readonly requestKey: string | undefined
  /** The masked address the code went to. */
  readonly sentTo: string | undefined
}
