import { WebSocket } from 'ws'
import { fallbackStorage } from './storage/fallback-storage.ts'
import { fileStorage } from './storage/file-storage.ts'
import { exportedKeys } from './storage/key-store.ts'
import { memoryStorage } from './storage/memory-storage.ts'
import type { Platform, Socket } from './platform.ts'
import { queueLock } from './locks/queue-lock.ts'
import { singleProcess } from './single-process.ts'
import { systemTime } from './system-time.ts'
import { tabMemory } from './storage/tab-memory.ts'
import { webCrypto } from './web-crypto.ts'

/** What `nodePlatform` takes; all of it may be left out. */
export interface NodePlatformOptions {
  /**
   * Where records are kept, among them the refresh token: sign-ins then outlive the process. One
   * process at a time. Without it, and where it cannot be written, records live in memory: see
   * `storage.isDurable()`. The key that a session is bound to lies beside them: whoever can read
   * the files of this user has both.
   */
  directory?: string | undefined
}

/** What Node 20 and later offers. */
export function nodePlatform({ directory }: NodePlatformOptions = {}): Platform {
  const storage =
    directory === undefined ? memoryStorage() : fallbackStorage(fileStorage(directory))
  return {
    ...systemTime,
    ...webCrypto,
    ...singleProcess,
    fetch: (input, init) => globalThis.fetch(input, init),
    storage,
    keys: exportedKeys(directory === undefined ? memoryStorage() : storage),
    tabStorage: tabMemory(),
    lock: queueLock(),
    openSocket: openNodeSocket,
  }
}

function openNodeSocket(url: string): Socket {
  const socket = new WebSocket(url)
  // 'close' follows and is handled; an error without a listener would end Node.
  socket.on('error', () => undefined)
  return socket as unknown as Socket // It hands its handlers more than the port names.
}
