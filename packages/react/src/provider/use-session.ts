import type { SessionState } from '@sixpence/core/session'
import { useSyncExternalStore } from 'react'
import { useProviderContext } from './sixpence-context.ts'

const RESTORING: SessionState = { status: 'restoring' }
const SIGNED_OUT: SessionState = { status: 'signed_out', because: 'never' }

/** The session of a page that has none. */
const NO_SESSION = { getSnapshot: () => SIGNED_OUT, subscribe: () => () => undefined }

/** Returns the current state of the session. On a server it isn't known yet. */
export function useSession(): SessionState {
  const { session = NO_SESSION } = useProviderContext().signInClient ?? {}
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => RESTORING)
}
