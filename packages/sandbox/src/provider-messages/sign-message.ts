import { hexOf } from '@sixpence/protocol'

/** The header of a provider's message to the bank: HMAC-SHA-256 of its bytes, in hexadecimal. */
export const SIGNATURE_HEADER = 'X-SHA2-Signature'

const text = new TextEncoder()

/** Signs the bytes of a message, as a provider does. */
export async function signMessage(secret: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes))
  return hexOf(signature)
}
