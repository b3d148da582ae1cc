/** How far the provider is with a paper. All but the first are final. */
export type RequestState = 'awaiting_signature' | 'signed' | 'declined' | 'canceled' | 'expired'

/** What to have signed, and by whom. */
export interface SignatureOrder {
  readonly title: string
  /** What the signer reads. */
  readonly paragraphs: readonly string[]
  readonly signerName: string
}

/** A paper as the provider has taken it. */
export interface BegunRequest {
  readonly requestId: string
  readonly expiresAt: Date
}
