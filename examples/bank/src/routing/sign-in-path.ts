import { internalPath } from './internal-path.ts'

/**
 * Where the sign-in is for somebody who wanted to see a path of the app, so that they come to it
 * afterwards. Home is where everybody comes to.
 */
export function signInPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (/^\/login$/i.test(pathname)) return `/login${search}`
  const path = internalPath(pathname + search)
  if (path === undefined || path === '/home') return '/login'
  return `/login?${new URLSearchParams({ to: path })}`
}

/**
 * The same as an address that is opened anew, for a path that is a secret: behind the hash no
 * server is told of it.
 */
export const signInAddress = ({ pathname }: Pick<Location, 'pathname'>): string =>
  `/login#${new URLSearchParams({ to: pathname })}`
