/** Why no one is signed in: nobody was, the customer left, the bank ended it, or it timed out. */
export type SignedOutBecause = 'never' | 'left' | 'expired' | 'idle'

/**
 * The state of the session. Compare by reference: a new object means a change. Tokens are not part
 * of it and never leave the session.
 */
export type SessionState =
  /** The session left by an earlier page is still being read. */
  | { readonly status: 'restoring' }
  | { readonly status: 'signed_out'; readonly because: SignedOutBecause }
  | {
      readonly status: 'signed_in'
      readonly userId: string
      readonly email: string | undefined
      /** When the session times out, in wall-clock milliseconds; undefined until the warning. */
      readonly idleAt: number | undefined
    }
