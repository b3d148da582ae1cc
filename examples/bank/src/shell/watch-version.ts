const EVERY_MS = 60_000

/** What Vite dispatches on the window when a file of the app could not be loaded. */
const FILE_MISSING = 'vite:preloadError'

/**
 * Looks every minute, and when a file of the app could not be loaded, which version of it the
 * server has, and says once that it is another than this page's. A server that does not answer has
 * the same. The returned function ends it.
 */
export function watchVersion(
  { current, read }: { current: string; read: () => Promise<string> },
  onNewer: () => void,
): () => void {
  const lookNow = () => void look()
  const timer = setInterval(lookNow, EVERY_MS)
  addEventListener(FILE_MISSING, lookNow)
  const stop = () => {
    clearInterval(timer)
    removeEventListener(FILE_MISSING, lookNow)
  }
  let isOver = false

  async function look(): Promise<void> {
    const served = await read().catch(() => current)
    if (isOver || served === current) return
    leave()
    onNewer()
  }

  function leave(): void {
    isOver = true
    stop()
  }
  return leave
}
