/** True for so many rows that the page draws them bit by bit. */
export const isLong = (rows: number): boolean => rows > 1000
