import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { broadcastTabs } from '../channels/broadcast-tabs.ts'
import { browserStorage } from './browser-storage.ts'
import { browserKeys, exportedKeys } from './key-store.ts'
import { memoryStorage } from './memory-storage.ts'
import { nodePlatform } from '../node-platform.ts'
import { queueLock } from '../locks/queue-lock.ts'
import type { KeyStore, SigningKey } from '../platform.ts'
import { lateTabs } from '../../../tests/session/late-tabs.ts'
import { sharedMemoryStorage } from './shared-memory-storage.ts'

const directory = await mkdtemp(join(tmpdir(), 'sixpence-'))
afterAll(() => rm(directory, { recursive: true, force: true }))

const bytes = new TextEncoder().encode('to be signed')
const VERIFYING = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

async function isSignedBy(
  { publicJwk }: SigningKey,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const jwk = publicJwk as JsonWebKey
  const key = await crypto.subtle.importKey('jwk', jwk, VERIFYING, false, ['verify'])
  return crypto.subtle.verify(VERIFYING, key, signature, bytes)
}

/** Tabs of one browser, which may refuse to store anything. */
function tabs(): () => KeyStore {
  const name = crypto.randomUUID()
  const lock = queueLock()
  return () => browserKeys(browserStorage(name, broadcastTabs(name)), lock)
}

const stores: Record<string, () => KeyStore> = {
  browserKeys: tabs(),
  exportedKeys: () => exportedKeys(memoryStorage()),
}

describe.each(Object.entries(stores))('%s', (_name, open) => {
  it('signs with one key of a name, and shows its public half', async () => {
    const store = open()
    const [key, again] = [await store.open('a'), await store.open('a')]
    const signature = await key.sign(bytes)
    expect(signature).toHaveLength(64)
    expect(await isSignedBy(again, signature)).toBe(true)
    expect(await isSignedBy(await store.open('b'), signature)).toBe(false)
    expect(Object.keys(key.publicJwk).toSorted()).toEqual(['crv', 'kty', 'x', 'y'])
  })
})

describe('browserKeys', () => {
  it('is the same key in all tabs, though they begin at once', async () => {
    const open = tabs()
    const keys = await Promise.all(Array.from({ length: 5 }, () => open().open('a')))
    expect(new Set(keys.map(({ publicJwk }) => publicJwk.x)).size).toBe(1)
  })

  it('keeps a private half that cannot be read', async () => {
    const name = crypto.randomUUID()
    const storage = browserStorage(name, broadcastTabs(name))
    await browserKeys(storage, queueLock()).open('a')
    const kept = await storage.read<CryptoKeyPair>('a')
    expect(kept?.privateKey.extractable).toBe(false)
    const reading = kept && crypto.subtle.exportKey('jwk', kept.privateKey)
    await expect(reading).rejects.toThrow(/extract/i)
  })

  it('is shared by the tabs of a browser that refuses to keep it', async () => {
    const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const open = tabs()
    const first = await open().open('a')
    const second = await open().open('a')
    expect(second.publicJwk).toEqual(first.publicJwk)
    expect(await isSignedBy(first, await second.sign(bytes))).toBe(true)
    blocked.mockRestore()
  })
})

function thumbprintOf({ publicJwk: { crv, kty, x, y } }: SigningKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
}

describe('a key that a session is bound to', () => {
  it.each(Object.entries(stores))('is found again in %s', async (_name, open) => {
    const first = await open().open('a')
    const store = open()
    const key = await store.open('a', thumbprintOf(first))
    expect(await isSignedBy(await store.open('a'), await key.sign(bytes))).toBe(true)
  })

  it('is found in a tab that has made another before it heard of it', async () => {
    const tab = lateTabs(400)
    const open = () => browserKeys(sharedMemoryStorage(tab()), queueLock())
    const [one, other] = [open(), open()]
    const keys = await Promise.all([one.open('a'), other.open('a')])
    const [first, second] = keys.map(thumbprintOf)
    expect(first).not.toBe(second)
    for (const store of [one, other]) {
      const found = await Promise.all([store.open('a', first), store.open('a', second)])
      expect(found.map(thumbprintOf)).toEqual([first, second])
    }
  })

  it('gives way to the key that there is once it is gone, and is looked for again', async () => {
    const gone = thumbprintOf(await exportedKeys(memoryStorage()).open('a'))
    vi.useFakeTimers()
    const store = browserKeys(sharedMemoryStorage(lateTabs(0)()), queueLock())
    const opened: SigningKey[] = []
    for (const from of [0, 1]) {
      void store.open('a', gone).then(key => opened.push(key))
      while (opened.length === from) await vi.advanceTimersByTimeAsync(1_000)
    }
    vi.useRealTimers()
    const [first, second] = opened.map(thumbprintOf)
    expect([first, second]).toEqual([thumbprintOf(await store.open('a')), first])
    expect(opened[0]).not.toBe(opened[1])
  })
})

describe('a key in Node', () => {
  it('outlives the process in a file that its user alone can read', async () => {
    const first = await nodePlatform({ directory }).keys?.open('sixpence/key')
    const second = await nodePlatform({ directory }).keys?.open('sixpence/key')
    expect(second?.publicJwk).toEqual(first?.publicJwk)
    const [file = ''] = await readdir(directory)
    expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600)
    // Weaker than in a browser, as documented: the file is the key.
    expect(await readFile(join(directory, file), 'utf8')).toContain('"d":')
  })
})
