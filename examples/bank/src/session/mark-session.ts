import type { Session } from '@sixpence/core/session'
import { SESSION_COOKIE, writeCookie } from '../start/cookies.ts'

/**
 * Keeps a cookie while somebody is signed in, for the server, which can't see the session itself.
 * The cookie doesn't identify the user.
 */
export function markSession(session: Pick<Session, 'getSnapshot' | 'subscribe'>): void {
  const mark = () => {
    const { status } = session.getSnapshot()
    if (status !== 'restoring')
      writeCookie(SESSION_COOKIE, status === 'signed_in' ? '1' : undefined)
  }
  session.subscribe(mark)
}
