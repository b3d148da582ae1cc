const SHORTEST = 6

/**
 * Whether a text is worth asking the bank about: longer than five characters, with an at sign and a
 * dot. What is not cannot be a payee's address, and no call is made.
 */
export function mayBeEmail(text: string): boolean {
  return text.length >= SHORTEST && text.includes('@') && text.includes('.')
}
