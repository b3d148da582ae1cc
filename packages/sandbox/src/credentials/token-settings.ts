import type { Context } from '../context.ts'
import type { SigningKeys } from './signing-keys.ts'

/** The settings of the token service, beyond what every handler has. */
export interface TokenSettings {
  readonly keys: SigningKeys
  /** The time during which a used refresh token still returns its successor, 0 to 5000 ms. */
  readonly refreshGraceMs: number
  /** True if a code may complete a sign-in by push. */
  readonly takesCodeInsteadOfPush: boolean
}

export interface SignInContext extends Pick<
  Context,
  'sql' | 'clock' | 'newId' | 'newCode' | 'origin' | 'locale'
> {
  readonly tokens: TokenSettings
}
