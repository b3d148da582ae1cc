/** What the bank has decided about what a customer has answered. */
export type Decision =
  | { readonly outcome: 'accept' }
  /** With one of the bank's reasons, or plain words. */
  | { readonly outcome: 'sendBack'; readonly reason: string }
