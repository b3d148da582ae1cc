import type { Tokens } from '@sixpence/protocol/sign-in'
import type { TokenService } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'

/** What signing in is bound to. */
export interface SignInOptions {
  readonly platform: Platform
  readonly service: Pick<TokenService, 'login' | 'exchange' | 'resend'>
  /** The websocket's whole address. */
  readonly realtime: string
  readonly namespace: string
  readonly begin: (tokens: Tokens) => Promise<void>
  /** Around a question that may sign somebody in. */
  readonly whileSigningIn: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>
  /** Which session all tabs of this browser have: another number, another session. */
  readonly generation: () => Promise<number | undefined>
}
