/** A page of a log, relative to one of its rows. */
export interface LogCursor {
  /** `from`: this row and older ones. `older` and `newer`: without the row. */
  readonly direction: (typeof DIRECTIONS)[number]
  /** The id of the row. */
  readonly row: string
}

const LETTERS = { from: 'f', older: 'o', newer: 'n' } as const
const DIRECTIONS = ['from', 'older', 'newer'] as const

/** Writes a cursor for callers to send back. */
export const writeCursor = ({ direction, row }: LogCursor): string => `${LETTERS[direction]}.${row}`

/** Reads a cursor; undefined if it is invalid. */
export function readCursor(text: string): LogCursor | undefined {
  const [letter = '', row] = text.split('.')
  const direction = DIRECTIONS.find(word => LETTERS[word] === letter)
  return direction && row ? { direction, row } : undefined
}
