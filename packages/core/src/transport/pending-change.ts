/** A change that waits for the code that was sent. */
export interface PendingChange {
  /** Names the change for its confirmation; a bank that leaves it out has not begun it. */
  readonly requestKey: string | undefined
  /** Where the code went, masked. */
  readonly sentTo: string | undefined
}
