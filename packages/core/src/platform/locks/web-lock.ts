import type { Lock, TabChannel } from '../platform.ts'

/**
 * One holder at a time across all tabs of the origin, by the Web Locks API, or by messages if it is
 * unavailable. Never steals: a stolen lock has two holders that both rely on it.
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
      // A frame on a third-party page may not have locks.
      return await byMessages(name, work, { waitMs })
    } finally {
      clearTimeout(timer)
    }
  }
}

// Few browsers need it. If it can't be loaded, the work runs without a lock, as after waiting too
// long.
function messageLock(tabs: TabChannel): Lock {
  let loading: Promise<Lock | undefined> | undefined
  const load = async () => (await import('./channel-lock.ts')).channelLock(tabs)
  return async (name, work, limits) => {
    const lock = await (loading ??= load().catch(() => undefined))
    return lock ? lock(name, work, limits) : work()
  }
}
