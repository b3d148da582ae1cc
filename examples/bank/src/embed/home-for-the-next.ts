import type { SessionState } from '@sixpence/core/session'
import type { Destination } from '@sixpence/react/provider'

interface Watched {
  readonly getSnapshot: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Leads back to the beginning when the customer leaves or becomes another one: whoever comes next
 * is not shown what the one before was looking at. The returned function ends the watch.
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
