import type { Lock } from './platform.ts'
import { queueLock } from './queue-lock.ts'

/**
 * One holder at a time in all tabs of the origin, by the Web Locks API; within this page alone
 * where the browser has none. Never steals: a stolen lock leaves two holders that both believe.
 */
export function webLock(): Lock {
  const inPage = queueLock()
  return async (name, work, { waitMs }) => {
    const locks = globalThis.navigator?.locks
    if (!locks) return inPage(name, work, { waitMs })
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
      // Waited long enough, or this frame may not have locks at all.
      return await work()
    } finally {
      clearTimeout(timer)
    }
  }
}
