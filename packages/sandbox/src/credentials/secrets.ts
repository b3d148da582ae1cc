import { base64url } from 'jose'

const text = new TextEncoder()

/** 256 random bits as base64url: a code, a refresh token, a family's secret. */
export function newSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)))
}

/** SHA-256 as base64url: the stored form of secrets, and the S256 of PKCE (RFC 7636, section 4.2). */
export async function sha256(value: string): Promise<string> {
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(value))))
}

/** HMAC-SHA-256 as base64url. */
export async function hmac(secret: string, value: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return base64url.encode(new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(value))))
}

/** Compares two texts of equal length in constant time. */
export function sameText(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let difference = 0
  for (let i = 0; i < one.length; i += 1) difference |= one.charCodeAt(i) ^ other.charCodeAt(i)
  return difference === 0
}
