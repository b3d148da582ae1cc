/** The headers of client and bank, in addition to the usual ones. */
export const HEADER = {
  /**
   * The id of one payment intent, required by every call that moves money. For a refresh, the id of
   * the use of the refresh token.
   */
  idempotencyKey: 'Idempotency-Key',
  /** The customer acted for, unless it is the signed-in one. */
  customerId: 'Customer-Id',
  /** The protocol version the client was written for. */
  clientVersion: 'X-Client-Version',
  /** The id of one attempt of one call. It is shown with errors, and is in the bank's log. */
  requestId: 'X-Request-Id',
  /** Proves that a request comes from the browser to which its session is bound (RFC 9449). */
  proof: 'DPoP',
  /** In an answer: the nonce that the next proof must contain. */
  proofNonce: 'DPoP-Nonce',
} as const

/** Sent as {@link HEADER.clientVersion} with every request. */
export const CLIENT_VERSION = '2.1.2'
