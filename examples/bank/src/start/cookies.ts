/** The cookie with the language that the customer chose. */
export const LOCALE_COOKIE = 'sixpence.locale'

/**
 * The cookie that marks a signed-in user without identifying them: the server then shows the bank,
 * not the form.
 */
export const SESSION_COOKIE = 'sixpence.session'

const YEAR_SECONDS = 31_536_000

/** Returns the value of one cookie in a `Cookie` header or in `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  const pair = cookies.split(/;\s*/).find(each => each.startsWith(start))
  return pair?.slice(start.length)
}

/**
 * Does the same as {@link cookieIn} for this page. Returns undefined in a frame that may not store
 * anything.
 */
export function readCookie(name: string): string | undefined {
  try {
    return cookieIn(document.cookie, name)
  } catch {
    return undefined
  }
}

/** Keeps a value for a year; undefined removes it. Not for secrets, which belong in no cookie. */
export function writeCookie(name: string, value: string | undefined): void {
  const age = value === undefined ? 0 : YEAR_SECONDS
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // The Cookie Store API waits, and is not in every browser.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  } catch {
    // A frame in a third party's page may not be allowed to store anything.
  }
}
