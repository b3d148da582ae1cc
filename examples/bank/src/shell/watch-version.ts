const EVERY_MS = 60_000

/** The window's event of Vite when a file of the app could not be loaded. */
const FILE_MISSING = 'vite:preloadError'

/**
 * Requests the server's version of the app every minute, and after a file failed to load. Calls
 * `onNewer` once when it differs from this page's version. Ignores failed requests. The returned
 * function stops it.
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
