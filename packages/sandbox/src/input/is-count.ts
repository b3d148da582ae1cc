const MOST = 1_000_000

/** Whether a number can count pages or rows: a whole one from 1, and no more than any list has. */
export const isCount = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= MOST
