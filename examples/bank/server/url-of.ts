import type { IncomingMessage } from 'node:http'

/** Returns the requested address; undefined if it is invalid. */
export function urlOf({ url = '/' }: IncomingMessage): URL | undefined {
  if (!URL.canParse(url, 'http://app')) return undefined
  // A path that begins with two slashes doesn't name another host here.
  return new URL(url.startsWith('/') ? `http://app${url}` : url, 'http://app')
}
