import { nodePlatform } from '../../src/platform/node-platform.ts'
import { exportedKeys } from '../../src/platform/storage/key-store.ts'
import type { Platform, RecordStorage, Socket } from '../../src/platform/index.ts'

/** One tab of a device: once killed, nothing goes in or out any more, like after a crash. */
export interface KillablePlatform {
  readonly platform: Platform
  /** Resolves once it is dead. */
  readonly died: Promise<void>
  /** Sends `online` to its listeners. */
  comeBack(): void
}

const never = () => new Promise<never>(() => undefined)

/**
 * Node's platform with records that survive it. Calls `dies` before each request leaves, and again
 * with its answer, before the tab sees it.
 */
export function killablePlatform(
  records: RecordStorage,
  dies: (url: string, answer: Response | undefined) => boolean,
): KillablePlatform {
  let isDead = false
  let tellDeath: () => void = () => undefined
  const died = new Promise<void>(resolve => {
    tellDeath = resolve
  })
  const sockets = new Set<Socket>()
  const listeners = new Set<Parameters<Platform['lifecycle']['subscribe']>[0]>()
  const alive = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isDead) return never()
    const result = await work()
    return isDead ? never() : result
  }
  const kill = () => {
    isDead = true
    tellDeath()
    for (const socket of sockets) socket.close()
  }
  const node = nodePlatform()
  const platform: Platform = {
    ...node,
    fetch: (input, init) =>
      alive(async () => {
        const mayDie = (answer?: Response) => {
          if (!isDead && typeof input === 'string' && dies(input, answer)) kill()
        }
        mayDie()
        if (isDead) return never()
        const answer = await node.fetch(input, init)
        mayDie(answer)
        return answer
      }),
    timers: {
      after: (delayMs, callback) => node.timers.after(delayMs, () => isDead || callback()),
    },
    // Like the records, the key they are bound to survives the page.
    keys: exportedKeys(records),
    storage: {
      read: key => alive(() => records.read(key)),
      update: (key, change) => alive(() => records.update(key, change)),
      list: prefix => alive(() => records.list(prefix)),
      isDurable: async () => true,
    },
    openSocket(url) {
      const socket = node.openSocket(url)
      sockets.add(socket)
      return socket
    },
    lifecycle: {
      isOnline: () => true,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  return {
    platform,
    died,
    comeBack: () => {
      for (const listener of listeners) listener('online')
    },
  }
}
