import type { Session } from '@sixpence/core/session'
import { SESSION_COOKIE, writeCookie } from '../start/cookies.ts'

/**
 * Keeps a mark as long as somebody is signed in, for the server to see: the session itself it
 * cannot. The mark says that, and nothing of who.
 */
export function markSession(session: Pick<Session, 'getSnapshot' | 'subscribe'>): void {
  const mark = () => {
    const { status } = session.getSnapshot()
    if (status !== 'restoring')
      writeCookie(SESSION_COOKIE, status === 'signed_in' ? '1' : undefined)
  }
  session.subscribe(mark)
}
