/**
 * Tells whether a text looks like a whole e-mail address: one `@`, a host with a dot, no spaces.
 * Whether somebody reads it only the bank can know.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text)
}
