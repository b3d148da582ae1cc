const BASE64 = 64

/** So many digits out of a MAC in base64url: always the same of the same. */
export function digitsOf(mac: string, length: number): string {
  const sum = Array.from(mac).reduce(
    (rest, sign) => (rest * BASE64 + sign.charCodeAt(0)) % 10 ** length,
    0,
  )
  return String(sum).padStart(length, '0')
}
