/** The bank's end of one connection, over any carrier. */
export interface Wire {
  send(text: string): void
  /** Closes it with a code of RFC 6455. */
  close(code: number, reason: string): void
  /** Ends it without a close frame, for a peer that no longer reads. */
  cut(): void
  /** Returns the number of bytes sent that haven't left yet. */
  waiting(): number
}

/** The events of a connection that a carrier reports to the bank. */
export interface WireEvents {
  message(text: string): void
  closed(): void
}
