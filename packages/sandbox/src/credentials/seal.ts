import { base64url } from 'jose'

/** A short secret that must be shown again, encrypted for storage. All of it is base64url. */
export interface Sealed {
  readonly nonce: string
  readonly sealed: string
}

/** Returns a new key to encrypt with. */
export const newSealingKey = (): string =>
  base64url.encode(crypto.getRandomValues(new Uint8Array(32)))

/** Encrypts a text by AES-256-GCM, bound to its owner: it can't be decrypted anywhere else. */
export async function seal(key: string, text: string, belongsTo: string): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, additionalData: encoder.encode(belongsTo) },
    await imported(key),
    encoder.encode(text),
  )
  return { nonce: base64url.encode(nonce), sealed: base64url.encode(new Uint8Array(bytes)) }
}

/** Decrypts the output of {@link seal}. */
export async function unseal(
  key: string,
  { nonce, sealed }: Sealed,
  belongsTo: string,
): Promise<string> {
  const bytes = await crypto.subtle.decrypt(
    {
      name: 'AES-GCM',
      iv: bytesOf(nonce),
      additionalData: encoder.encode(belongsTo),
    },
    await imported(key),
    bytesOf(sealed),
  )
  return new TextDecoder().decode(bytes)
}

const encoder = new TextEncoder()

const bytesOf = (text: string) => new Uint8Array(base64url.decode(text))

const imported = (key: string) =>
  crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
