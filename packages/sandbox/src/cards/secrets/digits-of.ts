const BASE64 = 64

/** Returns that many digits from a MAC in base64url: always the same for the same input. */
export function digitsOf(mac: string, length: number): string {
  const sum = Array.from(mac).reduce(
    (rest, sign) => (rest * BASE64 + sign.charCodeAt(0)) % 10 ** length,
    0,
  )
  return String(sum).padStart(length, '0')
}
