import { isSixpenceError } from '@sixpence/core/errors'
import type { SessionHandle } from '@sixpence/core/session'

/** A code and its verifier. Together they allow one sign-in. */
export interface Handover {
  readonly code: string
  readonly codeVerifier: string
}

/**
 * The result of a handover. With `unreached` the bank's answer is missing, so it isn't known if the
 * code was used; the same one may be tried again.
 */
export type HandoverOutcome = 'signedIn' | 'refused' | 'unreached'

const UNREACHED: ReadonlySet<string> = new Set([
  'offline',
  'timeout',
  'server_unavailable',
  'unexpected_answer',
  'too_soon',
])

/** Signs in with the code of a link. */
export async function tryHandover(
  { signIn }: Pick<SessionHandle, 'signIn'>,
  { code, codeVerifier }: Handover,
): Promise<HandoverOutcome> {
  try {
    await signIn.exchange(code, codeVerifier)
    return 'signedIn'
  } catch (cause) {
    if (!isSixpenceError(cause)) throw cause
    return UNREACHED.has(cause.code) ? 'unreached' : 'refused'
  }
}
