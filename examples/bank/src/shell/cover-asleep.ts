/**
 * Hides a page before the browser puts it aside, and reloads it when the user comes back, because
 * the customer may have signed out since.
 */
export function coverAsleep(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    document.documentElement.hidden = persisted
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
