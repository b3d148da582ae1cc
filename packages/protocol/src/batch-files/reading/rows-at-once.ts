import type { CellStore } from './cell-store.ts'

const ROWS = 32
const BYTES = 8192

/** Returns the row before which to look at the clock, so that long rows don't take too long. */
export function rowsAtOnce(store: CellStore, row: number): number {
  const most = Math.min(row + ROWS, store.rows)
  const limit = (store.starts[row] ?? 0) + BYTES
  let next = row + 1
  while (next < most && (store.starts[next] ?? 0) < limit) next += 1
  return next
}
