/** Headers that the client and the bank agree on, beside the usual ones. */
export const HEADER = {
  /**
   * Names one payment intent; needed by every call that moves money. With a refresh it names the
   * use of the refresh token.
   */
  idempotencyKey: 'Idempotency-Key',
  /** The customer acted for, when it is not the one who is signed in. */
  customerId: 'Customer-Id',
  /** The protocol version the client was written for. */
  clientVersion: 'X-Client-Version',
  /** Names one attempt of one call; shown with errors and found in the bank's log. */
  requestId: 'X-Request-Id',
  /** Shows that a request comes from the browser that its session is bound to (RFC 9449). */
  proof: 'DPoP',
  /** In an answer: the nonce that the next proof must contain. */
  proofNonce: 'DPoP-Nonce',
} as const

/** Sent as {@link HEADER.clientVersion} with every request. */
export const CLIENT_VERSION = '2.1.2'
