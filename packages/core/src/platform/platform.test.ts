import 'fake-indexeddb/auto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { broadcastTabs } from './channels/broadcast-tabs.ts'
import { browserPlatform } from './browser-platform.ts'
import { channelLock } from './locks/channel-lock.ts'
import { fileStorage } from './storage/file-storage.ts'
import { browserStorage } from './storage/browser-storage.ts'
import { browserKeys, exportedKeys } from './storage/key-store.ts'
import { memoryStorage } from './storage/memory-storage.ts'
import { nodePlatform } from './node-platform.ts'
import type { Lock, RecordStorage, TabChannel } from './platform.ts'
import { queueLock } from './locks/queue-lock.ts'
import { sharedMemoryStorage } from './storage/shared-memory-storage.ts'
import { webCrypto } from './web-crypto.ts'
import { webLock } from './locks/web-lock.ts'

const directory = await mkdtemp(join(tmpdir(), 'sixpence-'))
afterAll(() => rm(directory, { recursive: true, force: true }))

const noTabs: TabChannel = { post: () => undefined, subscribe: () => () => undefined }

/** Pages of one origin that can reach each other but share nothing else. */
function pages(): () => TabChannel {
  const name = crypto.randomUUID()
  return () => broadcastTabs(name)
}

const storages: Record<string, () => RecordStorage> = {
  memoryStorage,
  fileStorage: () => fileStorage(join(directory, crypto.randomUUID())),
  browserStorage: () => browserStorage(crypto.randomUUID(), noTabs),
  sharedMemoryStorage: () => sharedMemoryStorage(noTabs),
}

describe.each(Object.entries(storages))('%s', (_name, open) => {
  it('keeps, changes and deletes records', async () => {
    const storage = open()
    expect(await storage.read('a/1')).toBeUndefined()
    expect(await storage.update('a/1', () => ({ count: 1 }))).toEqual({ count: 1 })
    expect(await storage.read('a/1')).toEqual({ count: 1 })
    expect(await storage.update('a/1', () => undefined)).toBeUndefined()
    expect(await storage.read('a/1')).toBeUndefined()
  })

  it('lists by prefix', async () => {
    const storage = open()
    for (const key of ['a/1', 'a/2', 'b/1']) await storage.update(key, () => key)
    expect(await storage.list('a/')).toEqual([
      ['a/1', 'a/1'],
      ['a/2', 'a/2'],
    ])
    expect(await storage.list('c/')).toEqual([])
  })

  it('loses no update of many at once', async () => {
    const storage = open()
    const increase = () => storage.update<number>('n', (current = 0) => current + 1)
    await Promise.all(Array.from({ length: 50 }, increase))
    expect(await storage.read('n')).toBe(50)
  })

  it('keeps a record apart from what was read of it', async () => {
    const storage = open()
    await storage.update('a', () => ({ list: [1] }))
    const read = await storage.read<{ list: number[] }>('a')
    read?.list.push(2)
    expect(await storage.read('a')).toEqual({ list: [1] })
  })
})

describe('fileStorage', () => {
  it('outlives the process, readable to its user alone', async () => {
    const folder = join(directory, 'kept')
    await fileStorage(folder).update('sixpence/session', () => 'x')
    expect(await fileStorage(folder).read('sixpence/session')).toBe('x')
    const [file = ''] = await readdir(folder)
    expect((await stat(join(folder, file))).mode & 0o077).toBe(0)
    expect((await stat(folder)).mode & 0o077).toBe(0)
  })

  it('is not disturbed by a draft that a crash left', async () => {
    const folder = join(directory, 'crashed')
    await fileStorage(folder).update('a', () => 1)
    await writeFile(join(folder, 'a.json.draft'), '{"half')
    expect(await fileStorage(folder).list('')).toEqual([['a', 1]])
  })
})

describe('sharedMemoryStorage', () => {
  it('tells the other pages what is written and deleted', async () => {
    const open = pages()
    const [here, there] = [sharedMemoryStorage(open()), sharedMemoryStorage(open())]
    await here.update('a', () => ({ count: 1 }))
    await vi.waitFor(async () => expect(await there.read('a')).toEqual({ count: 1 }), 10_000)
    await there.update('a', () => undefined)
    await vi.waitFor(async () => expect(await here.read('a')).toBeUndefined(), 10_000)
  })

  it('lets a page that comes later take up what there is, and outlives the first', async () => {
    const open = pages()
    const first = sharedMemoryStorage(open(), [['old', 1]])
    await first.update('new', () => 2)
    const second = sharedMemoryStorage(open())
    expect(await second.list('')).toEqual([
      ['old', 1],
      ['new', 2],
    ])
    expect(await second.isDurable()).toBe(false)
  })

  it('holds the same everywhere after two have written at once', async () => {
    const open = pages()
    const all = Array.from({ length: 3 }, () => sharedMemoryStorage(open()))
    await Promise.all(all.map((storage, index) => storage.update('a', () => index)))
    await vi.waitFor(async () => {
      const held = await Promise.all(all.map(storage => storage.read('a')))
      expect(new Set(held).size).toBe(1)
    }, 10_000)
  })

  it('passes over what else is said on the channel', async () => {
    const open = pages()
    const storage = sharedMemoryStorage(open())
    const other = open()
    for (const said of [undefined, 1, { topic: 'session' }, { type: 'know', entries: [] }])
      other.post(said)
    expect(await storage.list('')).toEqual([])
  })
})

const oneOrigin = pages()
const locks: Record<string, () => Lock> = {
  queueLock,
  webLock: () => webLock(noTabs),
  channelLock: () => channelLock(oneOrigin()),
}

describe.each(Object.entries(locks))('%s', (_name, create) => {
  const nap = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

  it('lets one at a time in', async () => {
    const lock = create()
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await nap(1)
      inside -= 1
    }
    await Promise.all(Array.from({ length: 10 }, () => lock('a', work, { waitMs: 5_000 })))
    expect(most).toBe(1)
  })

  it('does the work anyway when nobody lets go', async () => {
    const lock = create()
    void lock('b', () => new Promise(() => undefined), { waitMs: 1 })
    expect(await lock('b', async () => 'done', { waitMs: 20 })).toBe('done')
  })

  it('lets go when the work fails, and says so', async () => {
    const lock = create()
    const failing = lock('c', () => Promise.reject(new Error('failed')), { waitMs: 1_000 })
    await expect(failing).rejects.toThrow('failed')
    expect(await lock('c', async () => 'next', { waitMs: 1_000 })).toBe('next')
  })

  it('keeps one name from another', async () => {
    const lock = create()
    void lock('d', () => new Promise(() => undefined), { waitMs: 1 })
    expect(await lock('e', async () => 'done', { waitMs: 60_000 })).toBe('done')
  })
})

describe('channelLock', () => {
  it('lets one at a time in of all pages, in the order they came', async () => {
    const open = pages()
    const locks = Array.from({ length: 4 }, () => channelLock(open()))
    const order: string[] = []
    const enter = (lock: Lock, index: number) =>
      lock(
        'a',
        async () => {
          order.push(`${index} in`)
          await new Promise(resolve => setTimeout(resolve, 20))
          order.push(`${index} out`)
        },
        { waitMs: 10_000 },
      )
    const entering: Promise<void>[] = []
    for (const [index, lock] of locks.entries()) {
      entering.push(enter(lock, index))
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    await Promise.all(entering)
    expect(order).toEqual(['0 in', '0 out', '1 in', '1 out', '2 in', '2 out', '3 in', '3 out'])
  })

  it('goes in at last past a page that holds on to it', async () => {
    const open = pages()
    void channelLock(open())('a', () => new Promise(() => undefined), { waitMs: 1_000 })
    await new Promise(resolve => setTimeout(resolve, 50))
    const started = performance.now()
    expect(await channelLock(open())('a', async () => 'done', { waitMs: 300 })).toBe('done')
    expect(performance.now() - started).toBeGreaterThan(250)
  })
})

describe('webLock', () => {
  it('asks the other pages where the browser has no locks for them', async () => {
    const denied = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }
    vi.stubGlobal('navigator', { locks: denied })
    const open = pages()
    const held = webLock(open())('a', () => new Promise(() => undefined), { waitMs: 1_000 })
    await new Promise(resolve => setTimeout(resolve, 50))
    const work = vi.fn<() => Promise<string>>(async () => 'done')
    const waiting = webLock(open())('a', work, { waitMs: 300 })
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(work).not.toHaveBeenCalled()
    expect(await waiting).toBe('done')
    vi.unstubAllGlobals()
    void held
  })
})

describe('broadcastTabs', () => {
  it('tells the other tabs and not itself', async () => {
    const [here, there] = [broadcastTabs('tabs'), broadcastTabs('tabs')]
    const heard: unknown[] = []
    const close = [
      here.subscribe(message => heard.push(['here', message])),
      there.subscribe(message => heard.push(['there', message])),
    ]
    here.post({ hello: 1 })
    await vi.waitFor(() => expect(heard).toEqual([['there', { hello: 1 }]]), 10_000)
    for (const leave of close) leave()
  })
})

describe('the platforms', () => {
  it('are made in Node without a window', async () => {
    expect(typeof globalThis.window).toBe('undefined')
    for (const platform of [browserPlatform(), nodePlatform(), nodePlatform({ directory })]) {
      expect(platform.randomBytes(16)).toHaveLength(16)
      expect(await platform.sha256(new Uint8Array())).toHaveLength(32)
      expect(platform.clock.monotonic()).toBeGreaterThan(0)
    }
  })

  it('import at every entry point in Node', async () => {
    const entries = ['', '/session', '/browser', '/node', '/brand', '/money', '/locale']
    const loaded = await Promise.all(entries.map(entry => import(`@sixpence/core${entry}`)))
    expect(loaded.map(room => Object.keys(room as object).length > 0)).not.toContain(false)
  })

  it('close a socket that nobody answers, and go on', async () => {
    const socket = nodePlatform().openSocket('ws://127.0.0.1:1/ws')
    const code = await new Promise(resolve => {
      Object.assign(socket, { onclose: (event: { code: number }) => resolve(event.code) })
    })
    expect(code).toBe(1006)
  })

  it('call back after longer than a timer can count', async () => {
    const called = vi.fn<() => void>()
    const cancel = nodePlatform().timers.after(Infinity, called)
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(called).not.toHaveBeenCalled()
    cancel()
  })
})

describe('a page without a secure context', () => {
  beforeEach(() => {
    vi.stubGlobal('crypto', {})
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each<[string, () => Promise<unknown>]>([
    ['hashes nothing', () => webCrypto.sha256(new Uint8Array(1))],
    ['makes no key', () => browserKeys(memoryStorage(), queueLock()).open('session')],
    ['makes no key that is exported', () => exportedKeys(memoryStorage()).open('session')],
  ])('%s, and says why', async (_, work) => {
    await expect(work()).rejects.toMatchObject({ name: 'SixpenceError', code: 'insecure_context' })
  })

  it('tells whoever builds it on the console', () => {
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('window', {})
    vi.stubGlobal('location', { origin: 'http://bank.example' })
    browserPlatform()
    expect(console_.mock.calls.flat().join()).toContain('http://bank.example is no secure context')
  })
})
