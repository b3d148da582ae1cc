/** A cell that a header never has: an address, an amount, or a number. */
const DATA = /@|^\s*\p{Sc}?\s?\d[\d.,'\s]*\p{Sc}?\s*$|\d{5}/u

/** Returns true if the first row of a file names its columns. */
export const isHeader = (cells: readonly string[]): boolean => !cells.some(cell => DATA.test(cell))
