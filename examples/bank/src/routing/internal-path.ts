/**
 * The path to go to after signing in, when it is one of this app. Anything that could lead
 * elsewhere (`//host`, `/\host`, a scheme) is not.
 */
export function internalPath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || !/^\/(?![/\\])/.test(candidate)) return undefined
  const origin = 'https://app.invalid'
  const url = URL.canParse(candidate, origin) ? new URL(candidate, origin) : undefined
  if (url?.origin !== origin || isSignIn(url.pathname)) return undefined
  // Dots are gone by now, and what they hid may stand in front: `/.//host`.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search
}

// However it is spelled: from there a customer who has signed in would only be led here again.
const isSignIn = (pathname: string): boolean => /^\/login\/?$/i.test(pathname)
