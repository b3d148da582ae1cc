import { isLoopbackHost } from '../http/index.ts'

// Stars and semicolons may stand in the host of an address, and mean something in a policy.
const HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])$/

/**
 * Tells whether a text is an origin just as browsers write it, e.g. `https://shop.example`: no
 * path, no usual port, no pattern. `http` is for names of this machine alone.
 */
export function isExactOrigin(text: string): boolean {
  const url = safeUrl(text)
  return url !== undefined && url.origin === text
}

function safeUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!HOST.test(url.hostname)) return undefined
  const isSafe = url.protocol === 'http:' ? isLoopbackHost(url.hostname) : url.protocol === 'https:'
  return isSafe ? url : undefined
}
