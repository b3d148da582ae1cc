import type { Tokens } from '@sixpence/protocol/sign-in'
import type { TokenService } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'

/** Dependencies of signing in. */
export interface SignInOptions {
  readonly platform: Platform
  readonly service: Pick<TokenService, 'login' | 'exchange' | 'resend'>
  /** The full address of the websocket. */
  readonly realtime: string
  readonly namespace: string
  readonly begin: (tokens: Tokens) => Promise<void>
  /** Wraps a request that may sign somebody in. */
  readonly whileSigningIn: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>
  /** The session shared by all tabs of this browser: another number means another session. */
  readonly generation: () => Promise<number | undefined>
}
