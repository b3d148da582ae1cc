import { loadedLater, type DiagnosticListener } from '../../errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Session } from '../../session/index.ts'
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
  const load = loadedLater(() => import('./forget-left.ts'))
  const userId = () => {
    const state = session.getSnapshot()
    return state.status === 'signed_in' ? state.userId : undefined
  }
  const forget = async () => {
    // Most pages have no payments, and load nothing.
    if ((await storage.list(prefix)).length === 0) return
    await (await load()).forgetLeft({ storage, prefix, userId })
  }
  let last: string | undefined | null = null
  return session.subscribe(() => {
    const now = userId()
    if (now === last || session.getSnapshot().status === 'restoring') return
    last = now
    forget().catch((error: unknown) => {
      onDiagnostic({ type: 'payment', message: 'details not forgotten', details: { error } })
    })
  })
}
