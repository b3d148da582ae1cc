/** The key of a mailed secret, kept until the user leaves the screen that it leads to. */
const KEY = 'sixpence.visit.authSecret'

/** Forgets a mailed secret. Does nothing in browsers that store nothing. */
export function forgetAuthSecret(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}
