import { SCRIPT_HEADERS } from './security-headers.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'

/** Returns the headers of a file at its own address or at an address of the app. */
export function fileHeaders(pathname: string): Readonly<Record<string, string>> {
  const isForStrangers = /^\/embed\/v\d+\//.test(pathname)
  return { ...(isForStrangers && SCRIPT_HEADERS), 'Cache-Control': cacheControl(pathname) }
}

/**
 * Returns the `Cache-Control` of a file. The names of built files contain a hash of their content;
 * all others may change. Pages aren't kept, because going back after signing out would show the old
 * page.
 */
function cacheControl(pathname: string): string {
  if (/^\/(assets\/|embed\/v\d+\/sixpence-[0-9a-f]{16}\.js$)/.test(pathname)) return FOR_GOOD
  return /\.\w+$/.test(pathname) && !pathname.endsWith('.html') ? 'no-cache' : 'no-store'
}
