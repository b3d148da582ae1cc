// The requests of the first screen go first.
const FIRST_SCREEN_MS = 3_000
const LATEST_MS = 5_000

/**
 * Runs a task once the first screen is there and the page has nothing else to do. Returns a
 * function that cancels it.
 */
export function afterFirstScreen(task: () => void): () => void {
  let handle: number | undefined
  const timer = setTimeout(() => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') task()
    else handle = requestIdleCallback(task, { timeout: LATEST_MS })
  }, FIRST_SCREEN_MS)
  return () => {
    clearTimeout(timer)
    if (handle !== undefined) cancelIdleCallback(handle)
  }
}
