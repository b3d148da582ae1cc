import { SixpenceError } from '../errors/index.ts'
import type { LaterSteps } from './later-steps.ts'
import { challengeOf, createVerifier } from './pkce.ts'
import type { SignInOptions } from './sign-in-options.ts'
import type { SignIn } from './sign-in-step.ts'

/**
 * Binds signing in to the token service and to the session that it begins. What comes after name
 * and password is loaded when it is needed: most pages that show a sign-in never need it.
 */
export function createSignIn(options: SignInOptions): SignIn {
  const { platform, service, begin, namespace } = options
  let loading: Promise<LaterSteps> | undefined
  const later = () =>
    (loading ??= loadLaterSteps(options).catch((cause: unknown) => {
      loading = undefined
      throw new SixpenceError('offline', 'A part of this page could not be loaded', { cause })
    }))

  return {
    async start({ username, password }) {
      const codeVerifier = createVerifier(platform.randomBytes)
      const codeChallenge = await challengeOf(codeVerifier, platform.sha256)
      const input = { client: 'spa', username, password, codeChallenge } as const
      const { tokens, body } = await service.login(input)
      if (!tokens) return (await later()).goOn(body, codeVerifier)
      await begin(tokens)
      return { status: 'signedIn' }
    },
    confirm: async (signInId, code) => (await later()).confirm(signInId, code),
    resend: async signInId => (await later()).resend(signInId),
    sendCodeInstead: async (signInId, flow) => (await later()).sendCodeInstead(signInId, flow),
    awaitApproval: async (signInId, signal) => (await later()).awaitApproval(signInId, signal),
    async resume() {
      // Nearly always there is nothing, and nothing to load for it.
      if (platform.tabStorage.read(`${namespace}/sign-in`) === undefined) return undefined
      return (await later()).resume()
    },
    async abandon(signInId) {
      await (await later()).abandon(signInId)
    },
    invite: async () => (await later()).invite(),
    accept: async (signInId, code) => (await later()).accept(signInId, code),
  }
}

async function loadLaterSteps(options: SignInOptions): Promise<LaterSteps> {
  const { createLaterSteps } = await import('./later-steps.ts')
  return createLaterSteps(options)
}
