import type { SessionState } from '@sixpence/core/session'
import type { Destination } from '@sixpence/react/provider'

interface Watched {
  readonly getSnapshot: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Goes back to the first page when the customer signs out or changes, so that the next person
 * doesn't see what the last one was looking at. The returned function stops watching.
 */
export function homeForTheNext(
  session: Watched,
  go: (destination: Destination) => void,
): () => void {
  const present = () => {
    const state = session.getSnapshot()
    return state.status === 'signed_in' ? state.userId : undefined
  }
  let last = present()
  return session.subscribe(() => {
    const now = present()
    if (last !== undefined && now !== last) go({ to: 'home' })
    last = now
  })
}
