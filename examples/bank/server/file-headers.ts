import { SCRIPT_HEADERS } from './security-headers.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'

/** What is set for a file that is there, at its address or at one that the app answers to. */
export function fileHeaders(pathname: string): Readonly<Record<string, string>> {
  const isForStrangers = /^\/embed\/v\d+\//.test(pathname)
  return { ...(isForStrangers && SCRIPT_HEADERS), 'Cache-Control': cacheControl(pathname) }
}

/**
 * Names of built files hold a hash of their content; everything else may change under its name. A
 * page is not kept at all: going back after a sign-out would show it as it was.
 */
function cacheControl(pathname: string): string {
  if (/^\/(assets\/|embed\/v\d+\/sixpence-[0-9a-f]{16}\.js$)/.test(pathname)) return FOR_GOOD
  return /\.\w+$/.test(pathname) && !pathname.endsWith('.html') ? 'no-cache' : 'no-store'
}
