/**
 * Answers an address that may be linked, or undefined. Only `https:` may: `javascript:` and `data:`
 * would run code as the bank, `http:` can be changed on the way.
 */
export function safeUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' && !url.username && !url.password ? url.href : undefined
}
