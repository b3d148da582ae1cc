/** Returns true for bytes as base64, with the signs that fill it up. */
export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false
  try {
    atob(text)
    return true
  } catch {
    return false
  }
}
