import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { fallbackStorage } from './fallback-storage.ts'
import { indexedDbStorage } from './indexed-db-storage.ts'
import { memoryStorage } from './memory-storage.ts'
import type { RecordStorage, TabChannel } from '../platform.ts'

const noTabs: TabChannel = { post: () => undefined, subscribe: () => () => undefined }

describe('browserStorage', () => {
  it('shares records with the other tabs', async () => {
    const [first, second] = [browserStorage('two-tabs', noTabs), browserStorage('two-tabs', noTabs)]
    const increase = (storage: RecordStorage) =>
      storage.update<number>('n', (current = 0) => current + 1)
    await Promise.all(Array.from({ length: 40 }, (_, n) => increase(n % 2 ? first : second)))
    expect(await second.read('n')).toBe(40)
    expect(await first.isDurable()).toBe(true)
  })

  it('goes on in memory where the browser keeps nothing', async () => {
    const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const storage = browserStorage('blocked', noTabs)
    await storage.update('a', () => 1)
    blocked.mockRestore()
    expect(await storage.read('a')).toBe(1)
    expect(await storage.isDurable()).toBe(false)
  })

  it.each([
    { afterMs: 8_000, kept: 1, isDurable: true },
    { afterMs: 60_000, kept: undefined, isDurable: false },
  ])(
    'waits a while for a browser that opens it after $afterMs ms',
    async ({ afterMs, ...then }) => {
      const name = `late-${afterMs}`
      await browserStorage(name, noTabs).update('a', () => 1)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const real = indexedDB.open.bind(indexedDB)
      const late = vi.spyOn(indexedDB, 'open').mockImplementation((...asked) => {
        const request = real(...asked)
        const listen = (listener: EventListener) =>
          request.addEventListener('success', event => void setTimeout(listener, afterMs, event))
        return Object.defineProperty(request, 'onsuccess', { set: listen })
      })
      const storage = browserStorage(name, noTabs)
      const reading = Promise.all([storage.read('a'), storage.isDurable()])
      let found: unknown
      void reading.then(([kept, isDurable]) => (found = { kept, isDurable }))
      while (!found) await vi.advanceTimersByTimeAsync(500)
      expect(found).toEqual(then)
      late.mockRestore()
      vi.useRealTimers()
    },
  )

  it('goes on in memory with what it knows when the disk is full', async () => {
    const storage = browserStorage('full', noTabs)
    await storage.update('a', () => 1)
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await storage.update<number>('a', (current = 0) => current + 1)).toBe(2)
    full.mockRestore()
    expect(await storage.read('a')).toBe(2)
    expect(await storage.isDurable()).toBe(false)
  })

  it('loses nothing that was only listed when the database breaks', async () => {
    await browserStorage('listed', noTabs).update('a/1', () => ({ count: 1 }))
    const storage = browserStorage('listed', noTabs)
    expect(await storage.list('a/')).toHaveLength(1)
    const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('gone', 'InvalidStateError')
    })
    expect(await storage.list('a/')).toEqual([['a/1', { count: 1 }]])
    broken.mockRestore()
  })
})

describe('fallbackStorage', () => {
  /** Storage that can be made to fail. */
  function breakable() {
    const storage = memoryStorage()
    let isBroken = false
    const unlessBroken = async <Value>(work: () => Promise<Value>) => {
      if (isBroken) throw new DOMException('The disk is full', 'QuotaExceededError')
      return work()
    }
    const kept: RecordStorage = {
      read: key => unlessBroken(() => storage.read(key)),
      update: (key, change) => unlessBroken(() => storage.update(key, change)),
      list: prefix => unlessBroken(() => storage.list(prefix)),
      isDurable: async () => true,
    }
    return { kept, break: () => (isBroken = true) }
  }

  it('goes on with all it knows, and says that it keeps nothing', async () => {
    const { kept, break: breakIt } = breakable()
    for (const key of ['read', 'listed/1']) await kept.update(key, () => key)
    const storage = fallbackStorage(kept)
    await storage.update('written', () => 'written')
    await storage.read('read')
    await storage.list('listed/')
    expect(await storage.isDurable()).toBe(true)
    breakIt()
    expect(await storage.update<string>('written', current => `${current} twice`)).toBe(
      'written twice',
    )
    expect(await storage.list('')).toHaveLength(3)
    expect(await storage.isDurable()).toBe(false)
  })

  it('goes on in its own memory where nothing else takes over', async () => {
    const { kept, break: breakIt } = breakable()
    const storage = fallbackStorage(kept, () => Promise.reject(new Error('not loaded')))
    await storage.update('a', () => 1)
    breakIt()
    expect(await storage.read('a')).toBe(1)
  })

  it.each(['memory', 'IndexedDB'])('does not take a failing change for a broken %s', async of => {
    const storage = fallbackStorage(of === 'memory' ? breakable().kept : indexedDbStorage('fails'))
    await storage.update('a', () => 1)
    const failing = storage.update('a', () => {
      throw new TypeError('of the caller')
    })
    await expect(failing).rejects.toThrow('of the caller')
    expect(await storage.read('a')).toBe(1)
    expect(await storage.isDurable()).toBe(true)
  })
})
