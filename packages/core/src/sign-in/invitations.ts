import type { Tokens } from '@sixpence/protocol/sign-in'
import { SixpenceError } from '../errors/index.ts'
import type { TokenService } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import { challengeOf, createVerifier } from './pkce.ts'
import type { SignIn } from './sign-in-step.ts'

interface InvitationsOptions {
  readonly platform: Pick<Platform, 'randomBytes' | 'sha256'>
  readonly service: Pick<TokenService, 'exchange'>
  readonly begin: (tokens: Tokens) => Promise<void>
}

// Windows that are closed without a word leave verifiers behind.
const MOST = 8

/** Sign-ins that a window of the bank finishes: see `SignIn.invite`. Verifiers stay in memory. */
export function createInvitations(options: InvitationsOptions): Pick<SignIn, 'invite' | 'accept'> {
  const { platform, service, begin } = options
  const verifiers = new Map<string, string>()
  return {
    async invite() {
      const codeVerifier = createVerifier(platform.randomBytes)
      const codeChallenge = await challengeOf(codeVerifier, platform.sha256)
      const signInId = createVerifier(platform.randomBytes).slice(0, 32)
      verifiers.set(signInId, codeVerifier)
      for (const id of [...verifiers.keys()].slice(0, -MOST)) verifiers.delete(id)
      return { signInId, codeChallenge }
    },
    async accept(signInId, code) {
      const codeVerifier = verifiers.get(signInId)
      if (!codeVerifier) {
        throw new SixpenceError('expired_code', 'This invitation has ended: start again')
      }
      // Whatever comes of it, a code works once.
      verifiers.delete(signInId)
      await begin(await service.exchange({ code, codeVerifier }))
      return { status: 'signedIn' }
    },
  }
}
