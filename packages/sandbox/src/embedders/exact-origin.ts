import { isLoopbackHost } from '../http/index.ts'

// Asterisks and semicolons may be in a host, and have a meaning in a policy.
const HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])$/

/**
 * Returns true if a text is an origin exactly as browsers write it, e.g. `https://shop.example`: no
 * path, no default port, no pattern. `http` is only for names of this machine.
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
