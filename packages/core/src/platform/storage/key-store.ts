import type { KeyStore, Lock, RecordStorage } from '../platform.ts'
import { subtleCrypto } from '../subtle-crypto.ts'
import { namedKey, type NamedKey } from './named-key.ts'

const KIND = { name: 'ECDSA', namedCurve: 'P-256' }
const LOCK_WAIT_MS = 2_000
/** Limit and interval for finding a key that another tab may be slow to announce. */
const LOOK_MS = 10_000
const LOOK_EVERY_MS = 100

/** The stored form of a key pair. */
interface Keeping<Kept> {
  readonly isExtractable: boolean
  readonly pack: (pair: CryptoKeyPair) => Promise<Kept>
  readonly unpack: (kept: Kept) => Promise<CryptoKeyPair>
}

type Alone = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Stores key pairs as they are: private keys can be used, but not read. If tabs share only memory,
 * the lock keeps those that start together from creating a key each; tabs that learn of each other
 * too late keep all the keys, by thumbprint.
 */
export function browserKeys(storage: RecordStorage, lock: Lock): KeyStore {
  const asIs = async (pair: CryptoKeyPair) => pair
  const keeping = { isExtractable: false, pack: asIs, unpack: asIs }
  return keyStore<CryptoKeyPair>(storage, keeping, (name, work) =>
    lock(name, work, { waitMs: LOCK_WAIT_MS }),
  )
}

/** Stores key pairs as text. Weaker: anyone who reads the file has the key. */
export function exportedKeys(storage: RecordStorage): KeyStore {
  return keyStore<readonly [JsonWebKey, JsonWebKey]>(storage, {
    isExtractable: true,
    pack: async ({ privateKey, publicKey }) => [
      await subtleCrypto().exportKey('jwk', privateKey),
      await subtleCrypto().exportKey('jwk', publicKey),
    ],
    unpack: async ([privateKey, publicKey]) => ({
      privateKey: await subtleCrypto().importKey('jwk', privateKey, KIND, false, ['sign']),
      publicKey: await subtleCrypto().importKey('jwk', publicKey, KIND, true, ['verify']),
    }),
  })
}

/** Without `alone`, there is only one tab. */
function keyStore<Kept>(
  storage: RecordStorage,
  { isExtractable, pack, unpack }: Keeping<Kept>,
  alone?: Alone,
): KeyStore {
  const opened = new Map<string, Promise<NamedKey>>()
  const toKey = async (kept: Kept) => namedKey(await unpack(kept))
  const isShort = async () => alone !== undefined && !(await storage.isDurable())

  async function open(name: string): Promise<NamedKey> {
    const makeIt = () => make(name)
    const kept = (await storage.read<Kept>(name)) ?? (await (alone?.(name, makeIt) ?? makeIt()))
    const key = await toKey(kept)
    if (await isShort()) await storage.update(idOf(name, key.thumbprint), () => kept)
    return key
  }

  async function make(name: string): Promise<Kept> {
    const earlier = await storage.read<Kept>(name)
    if (earlier !== undefined) return earlier
    const made = await pack(
      await subtleCrypto().generateKey(KIND, isExtractable, ['sign', 'verify']),
    )
    // Another tab may have created one in the meantime: the one stored first is used.
    return (await storage.update<Kept>(name, current => current ?? made)) ?? made
  }

  async function find(name: string, thumbprint: string): Promise<NamedKey> {
    for (let lookedMs = 0; lookedMs < LOOK_MS; lookedMs += LOOK_EVERY_MS) {
      for (const id of [idOf(name, thumbprint), name]) {
        const kept = await storage.read<Kept>(id)
        const key = kept && (await toKey(kept))
        if (key?.thumbprint === thumbprint) return key
      }
      if (!(await isShort())) break
      await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
    }
    return open(name)
  }

  return {
    open(name, thumbprint) {
      const id = thumbprint === undefined ? name : idOf(name, thumbprint)
      const known = opened.get(id)
      if (known) return known
      const opening = thumbprint === undefined ? open(name) : find(name, thumbprint)
      opened.set(id, opening)
      const forget = () => opened.delete(id)
      opening.then(key => (thumbprint ?? key.thumbprint) === key.thumbprint || forget(), forget)
      return opening
    },
  }
}

const idOf = (name: string, thumbprint: string) => `${name}/${thumbprint}`
