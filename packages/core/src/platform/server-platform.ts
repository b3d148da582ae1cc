import { memoryStorage } from './storage/memory-storage.ts'
import type { Platform } from './platform.ts'
import { queueLock } from './locks/queue-lock.ts'
import { singleProcess } from './single-process.ts'
import { systemTime } from './system-time.ts'
import { tabMemory } from './storage/tab-memory.ts'
import { webCrypto } from './web-crypto.ts'

const REFUSAL = 'Only the browser asks the bank here; a program of its own takes nodePlatform()'

/**
 * What a browser's platform is while a server renders for it: opens nothing, so that nothing keeps
 * the process alive, and calls nobody. A module is the same for all requests of a server: whoever
 * signed in through it would be signed in for everybody.
 */
export function serverPlatform(): Platform {
  return {
    ...systemTime,
    ...webCrypto,
    ...singleProcess,
    fetch: () => Promise.reject(new TypeError(REFUSAL)),
    storage: memoryStorage(),
    tabStorage: tabMemory(),
    lock: queueLock(),
    openSocket: () => {
      throw new TypeError(REFUSAL)
    },
  }
}
