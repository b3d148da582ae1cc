import type { Session, SessionState } from '@sixpence/core/session'

interface Followed {
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly router: { invalidate: () => Promise<void> }
}

/**
 * Sends every guarded screen through its guard when a session begins or ends, here or in another
 * tab. Begin before the first load: what happens during it would go unseen.
 */
export function followSession({ session, router }: Followed): void {
  let before = session.getSnapshot()
  session.subscribe(() => {
    const now = session.getSnapshot()
    // What was restored the guards have waited for themselves.
    const isSame = before.status === 'restoring' || whoIn(before) === whoIn(now)
    const ended = whoIn(before)
    before = now
    if (isSame) return
    void (ended === undefined ? router.invalidate() : endVisit(ended, router))
  })
}

const whoIn = (state: SessionState) => (state.status === 'signed_in' ? state.userId : undefined)

/** What belongs to a session goes with it; without it the screens go all the same. */
async function endVisit(userId: string, router: Followed['router']): Promise<void> {
  // Undefined when the file could not be fetched.
  const places = await import('./last-place.ts').catch(() => undefined)
  places?.endVisit(userId)
  await router.invalidate()
  // On a page for everybody no guard has kept a place: what is opened there later is none of theirs.
  places?.keepPlace(undefined)
}
