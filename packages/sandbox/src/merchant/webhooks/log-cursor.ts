/** Which page of a log is meant, from one of its rows on. */
export interface LogCursor {
  /** `from`: this row and older ones; `older` and `newer`: without the row. */
  readonly direction: (typeof DIRECTIONS)[number]
  /** The id of the row. */
  readonly row: string
}

const LETTERS = { from: 'f', older: 'o', newer: 'n' } as const
const DIRECTIONS = ['from', 'older', 'newer'] as const

/** A cursor as callers hand it back. */
export const writeCursor = ({ direction, row }: LogCursor): string => `${LETTERS[direction]}.${row}`

/** Reads a cursor; undefined when it is none. */
export function readCursor(text: string): LogCursor | undefined {
  const [letter = '', row] = text.split('.')
  const direction = DIRECTIONS.find(word => LETTERS[word] === letter)
  return direction && row ? { direction, row } : undefined
}
