const EVERY_MS = 60_000

/**
 * Looks every minute which version of the app the server has, and says once that it is another than
 * this page's. A server that does not answer has the same. The returned function ends it.
 */
export function watchVersion(
  { current, read }: { current: string; read: () => Promise<string> },
  onNewer: () => void,
): () => void {
  const timer = setInterval(() => void look(), EVERY_MS)
  const stop = () => clearInterval(timer)
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
