// Some programs read a file without it in the computer's own code page.
const BYTE_ORDER_MARK = '\uFEFF'

// A program that opens the file would execute such a cell as a formula.
const FORMULA = /^[=+\-@＝＋－＠\t\r\n\0]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** Writes a whole table by RFC 4180, for spreadsheets. */
export function writeCsv([head = [], ...rows]: readonly (readonly string[])[]): string {
  return csvHead(head) + rows.map(csvLine).join('')
}

/** Returns the first line of a file: the names of the columns. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLine(columns)

/** Returns one line of a file, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/**
 * Returns a cell that no program takes for a formula, by a leading apostrophe; numbers stay
 * numbers.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
