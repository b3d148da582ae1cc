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

/** Options of `nodePlatform`, all optional. */
export interface NodePlatformOptions {
  /**
   * The folder for records, including the refresh token, so that sign-ins survive the process. For
   * one process at a time. Without it, or if it isn't writable, records stay in memory: see
   * `storage.isDurable()`. The key that binds a session is in the same folder: anyone who can read
   * this user's files has both.
   */
  directory?: string | undefined
}

/** The platform of Node 20 and later. */
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
  // 'close' follows and is handled; an error without a listener would terminate Node.
  socket.on('error', () => undefined)
  return socket as unknown as Socket // It passes its handlers more than `Socket` declares.
}
