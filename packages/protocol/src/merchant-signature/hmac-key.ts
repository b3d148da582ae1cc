/** Returns the key with which a merchant and the bank sign. */
export async function hmacKey(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  if (secret === '') throw new TypeError('The signing secret is empty.')
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, algorithm, false, [use])
}

/** Returns the bytes of hexadecimal digits. */
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
