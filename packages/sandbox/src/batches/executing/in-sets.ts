/** The time after which a transaction takes no more rows. Its commit comes on top. */
const MOST_MS = 350
const ROWS_OF_SET = 50

/**
 * Works on lines in sets while there is time for another one, going by the last. Leaves the others
 * for the next transaction.
 */
export async function inSets<Line>(
  lines: readonly Line[],
  work: (set: readonly Line[]) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now()
  let lastMs = 0
  for (let at = 0; at < lines.length; at += ROWS_OF_SET) {
    const began = performance.now()
    if (began - startedAt + lastMs > MOST_MS) return
    await work(lines.slice(at, at + ROWS_OF_SET))
    lastMs = performance.now() - began
  }
}
