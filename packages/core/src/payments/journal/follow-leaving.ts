import type { DiagnosticListener } from '../../errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Session } from '../../session/index.ts'
import { forgetLeft } from './forget-left.ts'
import { paymentsPrefix } from './journal-entry.ts'

interface FollowOptions {
  readonly platform: Pick<Platform, 'storage'>
  readonly session: Pick<Session, 'getSnapshot' | 'subscribe'>
  readonly namespace: string
  readonly onDiagnostic: DiagnosticListener
}

/**
 * Forgets the details of payments when their user has left, also on pages that don't open the
 * payments. Returns a function that ends it.
 */
export function followLeaving(options: FollowOptions): () => void {
  const { session, onDiagnostic } = options
  const { storage } = options.platform
  const prefix = paymentsPrefix(options.namespace)
  const userId = () => {
    const state = session.getSnapshot()
    return state.status === 'signed_in' ? state.userId : undefined
  }
  let last: string | undefined | null = null
  const follow = () => {
    const now = userId()
    if (now === last || session.getSnapshot().status === 'restoring') return
    last = now
    forgetLeft({ storage, prefix, userId }).catch((error: unknown) => {
      onDiagnostic({ type: 'payment', message: 'details not forgotten', details: { error } })
    })
  }
  // Somebody may be signed in already, by a session opened earlier.
  follow()
  return session.subscribe(follow)
}
