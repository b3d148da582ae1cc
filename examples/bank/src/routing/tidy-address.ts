/**
 * A path without doubled slashes and without one at its end. The router takes both spellings for
 * one address, so it cannot be led from the one to the other.
 */
export const tidyPath = (pathname: string): string =>
  pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/**
 * Puts the address of the page in order, before anything reads it. Where to go from the sign-in may
 * stand behind the hash.
 */
export function tidyAddress(): void {
  const { pathname, search, hash } = location
  const tidy = tidyPath(pathname)
  const isSignIn = tidy === '/login' && hash.startsWith('#to=')
  const address = isSignIn ? `/login?${hash.slice(1)}` : tidy + search + hash
  if (isSignIn || tidy !== pathname) history.replaceState(history.state, '', address)
}
