/** Whose page this is in, or was opened by. */
export interface Embedder {
  readonly clientKey: string
  /** As the customer knows them. */
  readonly name: string
  /** Exact origins: no other may hold or open a page of the bank. */
  readonly origins: readonly string[]
}
