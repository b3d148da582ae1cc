import { isSixpenceError, type SessionHandle } from '@sixpence/core/session'

/** A code and its verifier: whoever has both can sign in, once. */
export interface Handover {
  readonly code: string
  readonly codeVerifier: string
}

/**
 * What came of a handover. `unreached`: nothing between here and the bank's own word, so that it is
 * not known whether the code was used; the same one may be tried again.
 */
export type HandoverOutcome = 'signedIn' | 'refused' | 'unreached'

const UNREACHED: ReadonlySet<string> = new Set([
  'offline',
  'timeout',
  'server_unavailable',
  'unexpected_answer',
  'too_soon',
])

/** Signs in with what a link has brought. */
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
