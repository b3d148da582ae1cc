import type { Platform } from '@sixpence/core/session'

type Keys = NonNullable<Platform['keys']>
type Key = Awaited<ReturnType<Keys['open']>>

/** Returns key pairs that exist only as long as the story. */
export function storyKeys(): Keys {
  const opened = new Map<string, Promise<Key>>()
  return {
    open(name) {
      const key = opened.get(name) ?? makeKey()
      opened.set(name, key)
      return key
    },
  }
}

async function makeKey(): Promise<Key> {
  const kind = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const { privateKey, publicKey } = await crypto.subtle.generateKey(kind, false, ['sign', 'verify'])
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  return {
    publicJwk: { kty, crv, x, y },
    sign: async data => new Uint8Array(await crypto.subtle.sign(kind, privateKey, data)),
  }
}
