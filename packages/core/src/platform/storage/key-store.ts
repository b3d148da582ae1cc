import type { KeyStore, Lock, RecordStorage, SigningKey } from '../platform.ts'

const KIND = { name: 'ECDSA', namedCurve: 'P-256' }
const LOCK_WAIT_MS = 2_000
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' }

/** How a key pair is kept. */
interface Keeping<Kept> {
  readonly isExtractable: boolean
  readonly pack: (pair: CryptoKeyPair) => Promise<Kept>
  readonly unpack: (kept: Kept) => Promise<CryptoKeyPair>
}

type Alone = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Keeps key pairs as they are: their private halves can be used, and not read. The lock keeps tabs
 * that begin at once from making a key each, where they share memory alone.
 */
export function browserKeys(storage: RecordStorage, lock: Lock): KeyStore {
  const asIs = async (pair: CryptoKeyPair) => pair
  const keeping = { isExtractable: false, pack: asIs, unpack: asIs }
  return keyStore<CryptoKeyPair>(storage, keeping, (name, work) =>
    lock(name, work, { waitMs: LOCK_WAIT_MS }),
  )
}

/** Keeps key pairs as text. Weaker: whoever reads the file has the key. */
export function exportedKeys(storage: RecordStorage): KeyStore {
  return keyStore<readonly [JsonWebKey, JsonWebKey]>(storage, {
    isExtractable: true,
    pack: async ({ privateKey, publicKey }) => [
      await crypto.subtle.exportKey('jwk', privateKey),
      await crypto.subtle.exportKey('jwk', publicKey),
    ],
    unpack: async ([privateKey, publicKey]) => ({
      privateKey: await crypto.subtle.importKey('jwk', privateKey, KIND, false, ['sign']),
      publicKey: await crypto.subtle.importKey('jwk', publicKey, KIND, true, ['verify']),
    }),
  })
}

function keyStore<Kept>(
  storage: RecordStorage,
  keeping: Keeping<Kept>,
  alone: Alone = (_name, work) => work(),
): KeyStore {
  const opened = new Map<string, Promise<SigningKey>>()
  async function open(name: string): Promise<SigningKey> {
    const kept = (await storage.read<Kept>(name)) ?? (await alone(name, () => make(name)))
    return signingKey(await keeping.unpack(kept))
  }
  async function make(name: string): Promise<Kept> {
    const { isExtractable, pack } = keeping
    const earlier = await storage.read<Kept>(name)
    if (earlier !== undefined) return earlier
    const made = await pack(
      await crypto.subtle.generateKey(KIND, isExtractable, ['sign', 'verify']),
    )
    // Another tab may have made one in the meantime: the one stored first is used.
    return (await storage.update<Kept>(name, current => current ?? made)) ?? made
  }
  return {
    open(name) {
      const opening = opened.get(name) ?? open(name)
      opened.set(name, opening)
      opening.catch(() => opened.delete(name))
      return opening
    },
  }
}

async function signingKey({ privateKey, publicKey }: CryptoKeyPair): Promise<SigningKey> {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  return {
    publicJwk: { kty, crv, x, y },
    sign: async data => new Uint8Array(await crypto.subtle.sign(SIGNING, privateKey, data)),
  }
}
