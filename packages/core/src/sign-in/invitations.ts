import type { Tokens } from '@sixpence/protocol/sign-in'
import type { TokenService } from '../http/index.ts'
import type { Platform } from '../platform/index.ts'
import { PendingSignIns } from './pending-sign-ins.ts'
import { challengeOf, createVerifier } from './pkce.ts'
import type { SignIn, SignInStep } from './sign-in-step.ts'

interface InvitationsOptions {
  readonly platform: Pick<Platform, 'randomBytes' | 'sha256'>
  readonly service: Pick<TokenService, 'exchange'>
  readonly begin: (tokens: Tokens) => Promise<void>
}

/** Sign-ins that begin or end elsewhere: see `SignIn.invite` and `SignIn.exchange`. */
export function createInvitations(
  options: InvitationsOptions,
): Pick<SignIn, 'invite' | 'accept' | 'exchange'> {
  const { platform, service, begin } = options
  const verifiers = new PendingSignIns<string>(platform)
  async function exchange(code: string, codeVerifier: string): Promise<SignInStep> {
    await begin(await service.exchange({ code, codeVerifier }))
    return { status: 'signedIn' }
  }
  return {
    exchange,
    async invite() {
      const codeVerifier = createVerifier(platform.randomBytes)
      const codeChallenge = await challengeOf(codeVerifier, platform.sha256)
      return { signInId: verifiers.keep(codeVerifier), codeChallenge }
    },
    async accept(signInId, code) {
      const codeVerifier = verifiers.find(signInId)
      // A code works once, whatever the outcome.
      verifiers.end(signInId)
      return exchange(code, codeVerifier)
    },
  }
}
