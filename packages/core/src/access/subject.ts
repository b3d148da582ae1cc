import type { Subject } from '../http/index.ts'
import type { Session } from '../session/index.ts'
import type { Acting } from './acting.ts'

type Watched = 'getSnapshot' | 'subscribe'

/** Returns who is signed in and whom they act for; undefined while no one is signed in. */
export function subjectOf(
  session: Pick<Session, 'getSnapshot'>,
  access: Pick<Acting, 'getSnapshot'>,
): Subject | undefined {
  const state = session.getSnapshot()
  if (state.status !== 'signed_in') return undefined
  const { userId } = state
  const { customerId, isOther } = access.getSnapshot()
  if (!isOther) return { key: userId, userId, actsFor: undefined }
  // No id contains `~`, so no key is a prefix of another one.
  return { key: `${userId}~${customerId}`, userId, actsFor: customerId }
}

/** Calls `onOther` when the subject changes. Returns a function that stops it. */
export function followSubject(
  session: Pick<Session, Watched>,
  access: Pick<Acting, Watched>,
  onOther: () => void,
): () => void {
  let last = subjectOf(session, access)?.key
  const follow = () => {
    const now = subjectOf(session, access)?.key
    if (now === last) return
    last = now
    onOther()
  }
  const leave = [session.subscribe(follow), access.subscribe(follow)]
  return () => {
    for (const end of leave) end()
  }
}
