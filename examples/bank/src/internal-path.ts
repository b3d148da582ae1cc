/**
 * The path to go to after signing in, when it is one of this app. Anything that could lead
 * elsewhere (`//host`, `/\host`, a scheme) is not.
 */
export function internalPath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || !/^\/(?![/\\])/.test(candidate)) return undefined
  const origin = 'https://app.invalid'
  const url = URL.canParse(candidate, origin) ? new URL(candidate, origin) : undefined
  if (url?.origin !== origin || url.pathname === '/login') return undefined
  // Dots are gone by now, and what they hid may stand in front: `/.//host`.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search
}
