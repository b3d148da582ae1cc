/** The language that the customer has chosen, and nothing else. */
export const LOCALE_COOKIE = 'sixpence.locale'

/** That somebody is signed in, and not who: the server shows them the bank and no form. */
export const SESSION_COOKIE = 'sixpence.session'

const YEAR_SECONDS = 31_536_000

/** The value of one cookie among those of a `Cookie` header or of `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const start = `${name}=`
  const pair = cookies.split(/;\s*/).find(each => each.startsWith(start))
  return pair?.slice(start.length)
}

/** As {@link cookieIn}, of this page. A frame that may keep nothing has none. */
export function readCookie(name: string): string | undefined {
  try {
    return cookieIn(document.cookie, name)
  } catch {
    return undefined
  }
}

/** Keeps a value for a year; undefined forgets it. Not for secrets: they belong in no cookie. */
export function writeCookie(name: string, value: string | undefined): void {
  const age = value === undefined ? 0 : YEAR_SECONDS
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // The Cookie Store API waits, and is not in every browser.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  } catch {
    // A frame among strangers may keep nothing.
  }
}
