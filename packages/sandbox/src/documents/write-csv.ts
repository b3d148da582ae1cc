// Some spreadsheets take a file without it for one of the computer's own code page.
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * Writes a table by RFC 4180, for spreadsheets: a cell that would begin a formula is led by an
 * apostrophe, but for plain numbers.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(cells => cells.map(cell => quoted(harmless(cell))).join(','))
  return BYTE_ORDER_MARK + lines.map(line => line + LINE_END).join('')
}

const harmless = (cell: string): string =>
  /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell

const quoted = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
