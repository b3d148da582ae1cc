import type { IncomingMessage } from 'node:http'

/** What is asked for; undefined for an address that is none. */
export function urlOf({ url = '/' }: IncomingMessage): URL | undefined {
  if (!URL.canParse(url, 'http://app')) return undefined
  // A path that begins with two slashes names no other host here.
  return new URL(url.startsWith('/') ? `http://app${url}` : url, 'http://app')
}
