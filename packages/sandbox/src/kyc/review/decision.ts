/** The bank's decision on a customer's answers. */
export type Decision =
  | { readonly outcome: 'accept' }
  /** With one of the bank's reasons, or plain words. */
  | { readonly outcome: 'sendBack'; readonly reason: string }
