const WORD = /^[a-z][a-z-]{0,31}$/i

/**
 * Describes a request for a log: the verb, the words of its path and the method it names. Anything
 * else in an address may be an id, a code or a token.
 */
export function describeRequest({ method, url }: Request): string {
  const { pathname, search } = new URL(url)
  const parts = pathname.split('/').map(part => (part === '' || WORD.test(part) ? part : '…'))
  const [named = ''] = search.slice(1).split(/[=&]/, 1)
  return `${method} ${parts.join('/')}${WORD.test(named) ? `?${named}` : ''}`
}
