/**
 * Tells whether a text looks like a whole email address: one `@`, a host with a dot, no spaces.
 * Whether someone reads it only the bank can know.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text)
}
