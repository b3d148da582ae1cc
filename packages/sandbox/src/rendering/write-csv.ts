// Some programs take a file that does not begin with it for one of the computer's own code page.
const BYTE_ORDER_MARK = '\uFEFF'

// A program that opens the file would take such a cell for a formula and work it out.
const FORMULA = /^[=+\-@＝＋－＠\t\r\n\0]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** Writes a whole table by RFC 4180, for spreadsheets. */
export function writeCsv([head = [], ...rows]: readonly (readonly string[])[]): string {
  return csvHead(head) + rows.map(csvLine).join('')
}

/** The first line of a file: what the columns are called. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLine(columns)

/** One line of a file, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** One cell that no program takes for a formula: an apostrophe leads it; numbers stay numbers. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
