/** A cell among those shown. */
export interface Position {
  readonly row: number
  /** 0 is the line in the file. */
  readonly column: number
}

/** The extent of a grid. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** The number of rows in sight. */
  readonly page: number
}

/** A pressed key. */
export interface PressedKey {
  readonly key: string
  readonly isCtrl: boolean
}

/** Returns the position to which a key leads; undefined if it is no key for moving. */
export function moved(at: Position, { key, isCtrl }: PressedKey, size: GridSize) {
  const move = (isCtrl ? CTRL_MOVES : MOVES)[key]
  return move && within(move(at, size), size)
}

/** Returns the next cell along the rows, as the Tab key goes; the same one at an end. */
export function besides({ row, column }: Position, step: 1 | -1, size: GridSize): Position {
  const isOver = step > 0 ? column + 1 >= size.columns : column <= 1
  if (!isOver) return { row, column: column + step }
  const isEnd = step > 0 ? row + 1 >= size.rows : row === 0
  return isEnd ? { row, column } : { row: row + step, column: step > 0 ? 1 : size.columns - 1 }
}

/** Returns the nearest position that there is. */
export const within = ({ row, column }: Position, size: GridSize): Position => ({
  row: Math.max(0, Math.min(row, size.rows - 1)),
  column: Math.max(0, Math.min(column, size.columns - 1)),
})

type Move = (at: Position, size: GridSize) => Position

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
}

const CTRL_MOVES: Readonly<Record<string, Move>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_at, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}
