/** A spreadsheet would run such a cell as a formula. A lead that is text already gets another. */
const FORMULA = /^'*[=+\-@\t\r]/

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** Returns a cell by RFC 4180. An apostrophe leads what a spreadsheet would run as a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Returns a line with its end. The only cell of a line is quoted if it is empty, because a blank
 * line is no row.
 */
export function csvLine(cells: readonly string[]): string {
  const line = cells.map(csvCell).join(',')
  return `${line === '' ? '""' : line}\r\n`
}
