import { createHash } from 'node:crypto'
import {
  tabMemory,
  type Lifecycle,
  type Platform,
  type RecordStorage,
} from '../../src/platform/index.ts'
import type { Random } from './seeded-random.ts'
import type { VirtualTime } from './virtual-time.ts'

/** One tab of a browser. A killed one does nothing any more, like a crashed one. */
export interface FakeTab {
  readonly platform: Platform
  readonly isAlive: () => boolean
  kill(): void
  emit(event: 'online' | 'focus'): void
}

export interface FakeBrowser {
  readonly records: Map<string, unknown>
  openTab(): FakeTab
  /** Writes fail from now on, as on a full disk. */
  fillDisk(): void
}

/** A browser whose tabs share records, a lock and a channel, with slow storage. */
export function fakeBrowser(time: VirtualTime, random: Random): FakeBrowser {
  const records = new Map<string, unknown>()
  const tails = new Map<string, Promise<unknown>>()
  const channel = new Set<{ tab: symbol; listener: (message: unknown) => void }>()
  let isDiskFull = false

  function openTab(): FakeTab {
    const tab = Symbol('tab')
    const listeners = new Set<Parameters<Lifecycle['subscribe']>[0]>()
    const heard = new Map<(message: unknown) => void, Promise<unknown>>()
    let isDead = false
    // A dead tab waits for ever.
    const alive = <Value>(value: Value): Value | Promise<never> =>
      isDead ? new Promise<never>(() => undefined) : value
    const delay = async () => {
      await time.sleep(Math.floor(random() * 4))
      await alive(undefined)
    }
    const storage: RecordStorage = {
      async read<Value>(key: string) {
        await delay()
        return structuredClone(records.get(key)) as Value | undefined
      },
      async update<Value>(key: string, change: (current: Value | undefined) => Value | undefined) {
        await delay()
        if (isDiskFull) throw new DOMException('The disk is full', 'QuotaExceededError')
        const next = change(structuredClone(records.get(key)) as Value | undefined)
        if (next === undefined) records.delete(key)
        else records.set(key, structuredClone(next))
        await delay()
        return next
      },
      async list<Value>(prefix: string) {
        await delay()
        return [...records]
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, value]) => [key, structuredClone(value) as Value] as const)
      },
      isDurable: async () => !isDiskFull,
    }
    const platform: Platform = {
      fetch: () => Promise.reject(new Error('No network here')),
      clock: time.clock,
      timers: {
        after: (delayMs, callback) => time.timers.after(delayMs, () => isDead || callback()),
      },
      randomBytes: length => Uint8Array.from({ length }, () => Math.floor(random() * 256)),
      sha256: async data => new Uint8Array(createHash('sha256').update(data).digest()),
      storage,
      tabStorage: tabMemory(),
      lock: async (name, work, { waitMs }) => {
        const before = tails.get(name)
        const mine = Promise.race([before, time.sleep(waitMs)]).then(work)
        tails.set(name, Promise.race([mine.catch(() => undefined), time.sleep(60_000)]))
        return mine
      },
      tabs: {
        post(message) {
          if (isDead) return
          const others = [...channel].filter(one => one.tab !== tab)
          for (const { listener } of others) {
            // Like a BroadcastChannel: delivers a tab's messages to another in order.
            const said = (heard.get(listener) ?? Promise.resolve()).then(delay)
            heard.set(
              listener,
              said.then(() => listener(message)),
            )
          }
        },
        subscribe(listener) {
          const one = { tab, listener: (message: unknown) => isDead || listener(message) }
          channel.add(one)
          return () => channel.delete(one)
        },
      },
      openSocket: () => {
        throw new Error('No socket here')
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
      isAlive: () => !isDead,
      kill: () => void (isDead = true),
      emit: event => {
        for (const listener of listeners) if (!isDead) listener(event)
      },
    }
  }

  return { records, openTab, fillDisk: () => void (isDiskFull = true) }
}
