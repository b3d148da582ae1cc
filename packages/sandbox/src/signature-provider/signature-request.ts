/** The provider's state of a paper. All but the first are final. */
export type RequestState = 'awaiting_signature' | 'signed' | 'declined' | 'canceled' | 'expired'

/** The paper to sign, and its signer. */
export interface SignatureOrder {
  readonly title: string
  /** The text for the signer. */
  readonly paragraphs: readonly string[]
  readonly signerName: string
}

/** A paper accepted by the provider. */
export interface BegunRequest {
  readonly requestId: string
  readonly expiresAt: Date
}
