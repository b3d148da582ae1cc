import { channelLock } from './channel-lock.ts'
import type { Lock, TabChannel } from './platform.ts'

/**
 * One holder at a time in all tabs of the origin, by the Web Locks API; by talking to each other
 * where the browser has none for them. Never steals: a stolen lock leaves two holders that both
 * believe.
 */
export function webLock(tabs: TabChannel): Lock {
  const byTalking = channelLock(tabs)
  return async (name, work, { waitMs }) => {
    const locks = globalThis.navigator?.locks
    if (!locks) return byTalking(name, work, { waitMs })
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
      return await byTalking(name, work, { waitMs })
    } finally {
      clearTimeout(timer)
    }
  }
}
