import type { Session } from '../session/index.ts'
import type { Access } from './access.ts'

type Watched = 'getSnapshot' | 'subscribe'

/** Who is signed in and whom they act for, as one text; undefined while nobody is signed in. */
export function subjectOf(
  session: Pick<Session, 'getSnapshot'>,
  access: Pick<Access, 'getSnapshot'>,
): string | undefined {
  const state = session.getSnapshot()
  if (state.status !== 'signed_in') return undefined
  const { customerId, isOther } = access.getSnapshot()
  // No id holds the sign: the subject of one is never the beginning of another's.
  return isOther ? `${state.userId}~${customerId}` : state.userId
}

/** Tells when the subject has become another one. The returned function ends it. */
export function followSubject(
  session: Pick<Session, Watched>,
  access: Pick<Access, Watched>,
  onOther: () => void,
): () => void {
  let last = subjectOf(session, access)
  const follow = () => {
    const now = subjectOf(session, access)
    if (now === last) return
    last = now
    onOther()
  }
  const leave = [session.subscribe(follow), access.subscribe(follow)]
  return () => {
    for (const end of leave) end()
  }
}
