/** Encodes bytes as base64url without padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
