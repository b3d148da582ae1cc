import { memoryStorage } from './storage/memory-storage.ts'
import type { Platform } from './platform.ts'
import { queueLock } from './locks/queue-lock.ts'
import { singleProcess } from './single-process.ts'
import { systemTime } from './system-time.ts'
import { tabMemory } from './storage/tab-memory.ts'
import { webCrypto } from './web-crypto.ts'

const REFUSAL = 'Only the browser asks the bank here; a program of its own takes nodePlatform()'

/**
 * The platform of a browser while a server renders for it. Opens nothing, so nothing keeps the
 * process alive, and calls nobody: all requests of a server share a module, so signing in through
 * it would sign in everybody.
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
