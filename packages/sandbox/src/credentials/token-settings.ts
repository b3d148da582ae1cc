import type { Context } from '../context.ts'
import type { SigningKeys } from './signing-keys.ts'

/** What the token service needs besides what every handler has. */
export interface TokenSettings {
  readonly keys: SigningKeys
  /** How long a used refresh token still answers its successor, 0 to 5000 ms. */
  readonly refreshGraceMs: number
  /** Whether a sign-in by push may be finished by a code instead. */
  readonly takesCodeInsteadOfPush: boolean
}

export interface SignInContext extends Pick<
  Context,
  'sql' | 'clock' | 'newId' | 'newCode' | 'origin' | 'locale'
> {
  readonly tokens: TokenSettings
}
