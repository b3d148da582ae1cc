/**
 * A path without doubled slashes and without one at its end. The router takes both spellings for
 * one address, so it cannot be led from the one to the other.
 */
export const tidyPath = (pathname: string): string =>
  pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/** Puts the address of the page in order, before anything reads it. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location
  const tidy = tidyPath(pathname)
  if (tidy !== pathname) history.replaceState(history.state, '', tidy + search + hash)
}
