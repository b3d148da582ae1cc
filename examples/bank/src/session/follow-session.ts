import type { Session, SessionState } from '@sixpence/core/session'

interface Followed {
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly router: { invalidate: () => Promise<void> }
}

/**
 * Sends every guarded screen through its guard when a session begins or ends, here or in another
 * tab. Call it before the first load, to miss no change during it.
 */
export function followSession({ session, router }: Followed): void {
  let before = session.getSnapshot()
  session.subscribe(() => {
    const now = session.getSnapshot()
    // The guards themselves wait for a session that is being restored.
    const isSame = before.status === 'restoring' || whoIn(before) === whoIn(now)
    const ended = whoIn(before)
    before = now
    if (isSame) return
    void (ended === undefined ? router.invalidate() : endVisit(ended, router))
  })
}

const whoIn = (state: SessionState) => (state.status === 'signed_in' ? state.userId : undefined)

/** Forgets the session's data, then updates the screens, even if the file fails to load. */
async function endVisit(userId: string, router: Followed['router']): Promise<void> {
  // Undefined if the file could not be loaded.
  const places = await import('./last-place.ts').catch(() => undefined)
  places?.endVisit(userId)
  await router.invalidate()
  // A public page has no guard that keeps a place, and pages opened there later aren't the user's
  // place.
  places?.keepPlace(undefined)
}
