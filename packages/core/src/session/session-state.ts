/** Why no one is signed in: no one was, the customer left, the bank ended it, or it lay idle. */
export type SignedOutBecause = 'never' | 'left' | 'expired' | 'idle'

/**
 * Whether someone is signed in. Compare by reference: a new object means a change. Tokens are not
 * part of it and never leave the session.
 */
export type SessionState =
  /** What an earlier page left is still being read. */
  | { readonly status: 'restoring' }
  | { readonly status: 'signed_out'; readonly because: SignedOutBecause }
  | {
      readonly status: 'signed_in'
      readonly userId: string
      readonly email: string | undefined
      /** When the session lies idle too long, in wall milliseconds; undefined before the warning. */
      readonly idleAt: number | undefined
    }
