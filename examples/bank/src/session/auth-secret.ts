/** Where a mailed secret is kept until the screen that it leads to has been left. */
const KEY = 'sixpence.visit.authSecret'

/** Forgets a mailed secret; a browser that keeps nothing has none. */
export function forgetAuthSecret(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
