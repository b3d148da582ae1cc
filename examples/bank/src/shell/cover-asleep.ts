/**
 * Shows nothing of a page that the browser had put aside and that somebody goes back to: its
 * customer may have left since. It is covered before it sleeps, and begins anew when it wakes.
 */
export function coverAsleep(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    document.documentElement.hidden = persisted
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
