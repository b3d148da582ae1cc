/**
 * Removes doubled slashes and the one at the end of a path. The router treats both spellings as one
 * address, so it can't redirect from one to the other.
 */
export const tidyPath = (pathname: string): string =>
  pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/**
 * Tidies the page's address before anything reads it. The path to open after the sign-in may be
 * behind the hash.
 */
export function tidyAddress(): void {
  const { pathname, search, hash } = location
  const tidy = tidyPath(pathname)
  const isSignIn = tidy === '/login' && hash.startsWith('#to=')
  const address = isSignIn ? `/login?${hash.slice(1)}` : tidy + search + hash
  if (isSignIn || tidy !== pathname) history.replaceState(history.state, '', address)
}
