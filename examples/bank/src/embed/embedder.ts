/** The owner of the page that this page is in or was opened by. */
export interface Embedder {
  readonly clientKey: string
  /** The name known to customers. */
  readonly name: string
  /** Exact origins; only these may hold or open a page of the bank. */
  readonly origins: readonly string[]
}
