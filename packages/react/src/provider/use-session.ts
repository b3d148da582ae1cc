import type { SessionState } from '@sixpence/core'
import { useSyncExternalStore } from 'react'
import { useProviderContext } from './sixpence-context.ts'

const RESTORING: SessionState = { status: 'restoring' }
const SIGNED_OUT: SessionState = { status: 'signed_out', because: 'never' }

/** What a page has that knows no session. */
const NOBODY = { getSnapshot: () => SIGNED_OUT, subscribe: () => () => undefined }

/** Whether someone is signed in, as of now. On a server no one knows yet. */
export function useSession(): SessionState {
  const { session = NOBODY } = useProviderContext().signInClient ?? {}
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => RESTORING)
}
