/**
 * Returns an address that may be linked, or undefined. Only `https:` may: `javascript:` and `data:`
 * would run code as the bank, `http:` can be changed on the way. On this machine there is no such
 * way.
 */
export function safeUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
  return isSafe && !url.username && !url.password ? url.href : undefined
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/
