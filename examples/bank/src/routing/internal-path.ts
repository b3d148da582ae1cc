/**
 * Returns the path to go to after signing in; undefined if it could lead outside this app
 * (`//host`, `/\host`, a scheme).
 */
export function internalPath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || !/^\/(?![/\\])/.test(candidate)) return undefined
  const origin = 'https://app.invalid'
  const url = URL.canParse(candidate, origin) ? new URL(candidate, origin) : undefined
  if (url?.origin !== origin || isSignIn(url.pathname)) return undefined
  // Dots are resolved by now, which may move hidden slashes to the front: `/.//host`.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search
}

// In any spelling: a signed-in customer would only be redirected back from it.
const isSignIn = (pathname: string): boolean => /^\/login\/?$/i.test(pathname)
