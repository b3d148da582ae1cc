/** The bank's end of one connection, whatever carries it. */
export interface Wire {
  send(text: string): void
  /** Says goodbye with a code of RFC 6455. */
  close(code: number, reason: string): void
  /** Ends it without a goodbye, for a peer that no longer reads. */
  cut(): void
  /** Bytes that were sent and have not left yet. */
  waiting(): number
}

/** What a carrier tells the bank about its connection. */
export interface WireEvents {
  message(text: string): void
  closed(): void
}
