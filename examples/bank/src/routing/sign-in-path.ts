import { internalPath } from './internal-path.ts'

/**
 * Returns the sign-in's address, with the path to open afterwards. Leaves it out for home, which is
 * the default.
 */
export function signInPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (/^\/login$/i.test(pathname)) return `/login${search}`
  const path = internalPath(pathname + search)
  if (path === undefined || path === '/home') return '/login'
  return `/login?${new URLSearchParams({ to: path })}`
}

/**
 * Returns the same as an address for a new page load, for a secret path: servers never get the part
 * behind the hash.
 */
export const signInAddress = ({ pathname }: Pick<Location, 'pathname'>): string =>
  `/login#${new URLSearchParams({ to: pathname })}`
