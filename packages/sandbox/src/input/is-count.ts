const MOST = 1_000_000

/**
 * Returns true if a number can count pages or rows: a whole one from 1, at most as long as any
 * list.
 */
export const isCount = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MOST
