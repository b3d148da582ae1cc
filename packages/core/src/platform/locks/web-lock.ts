import type { Lock, TabChannel } from '../platform.ts'

/**
 * One holder at a time in all tabs of the origin, by the Web Locks API; by messages where the
 * browser has none for them. Never steals: a stolen lock leaves two holders that both believe.
 */
export function webLock(tabs: TabChannel): Lock {
  const byMessages = messageLock(tabs)
  return async (name, work, { waitMs }) => {
    const locks = globalThis.navigator?.locks
    if (!locks) return byMessages(name, work, { waitMs })
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), waitMs)
    let isHeld = false
    try {
      return await locks.request(name, { signal: waiting.signal }, () => {
        isHeld = true
        clearTimeout(timer)
        return work()
      })
    } catch (cause) {
      if (isHeld) throw cause
      // Waited long enough.
      if (waiting.signal.aborted) return await work()
      // A frame on a stranger's page may not have locks.
      return await byMessages(name, work, { waitMs })
    } finally {
      clearTimeout(timer)
    }
  }
}

// Few browsers need it. Without it the work is done unguarded, as it is when the wait is over.
function messageLock(tabs: TabChannel): Lock {
  let loading: Promise<Lock | undefined> | undefined
  const load = async () => (await import('./channel-lock.ts')).channelLock(tabs)
  return async (name, work, limits) => {
    const lock = await (loading ??= load().catch(() => undefined))
    return lock ? lock(name, work, limits) : work()
  }
}
