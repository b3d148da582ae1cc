import type { SessionState } from '@sixpence/core'
import { useSyncExternalStore } from 'react'
import { useSignInClient } from './use-sign-in-client.ts'

const RESTORING: SessionState = { status: 'restoring' }

/** Whether someone is signed in, as of now. On a server no one knows yet. */
export function useSession(): SessionState {
  const { session } = useSignInClient()
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => RESTORING)
}
