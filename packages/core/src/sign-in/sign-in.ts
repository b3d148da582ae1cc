import { loadedLater } from '../errors/index.ts'
import type { SignInOptions } from './sign-in-options.ts'
import type { SignIn } from './sign-in-step.ts'

/**
 * Binds signing in to the token service and to the session it begins. The code is loaded on first
 * use: a page that finds somebody signed in never needs it, and a page with a form calls `resume`
 * while the customer types.
 */
export function createSignIn(options: SignInOptions): SignIn {
  const steps = loadedLater(async () => (await import('./steps.ts')).createSteps(options))
  const { whileSigningIn } = options
  return {
    start: credentials => whileSigningIn(async () => (await steps()).start(credentials)),
    confirm: (signInId, code) =>
      whileSigningIn(async () => (await steps()).confirm(signInId, code)),
    resend: async signInId => (await steps()).resend(signInId),
    sendCodeInstead: async (signInId, flow) => (await steps()).sendCodeInstead(signInId, flow),
    awaitApproval: async (signInId, signal) => (await steps()).awaitApproval(signInId, signal),
    resume: async () => (await steps()).resume(),
    abandon: async signInId => (await steps()).abandon(signInId),
    invite: async () => (await steps()).invite(),
    accept: (signInId, code) => whileSigningIn(async () => (await steps()).accept(signInId, code)),
    exchange: (code, codeVerifier) =>
      whileSigningIn(async () => (await steps()).exchange(code, codeVerifier)),
  }
}
