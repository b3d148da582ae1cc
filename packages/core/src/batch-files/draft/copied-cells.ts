/** A cell, quoted if that is needed, and what separates it from the next one. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy

/**
 * Splits text that was copied from a spreadsheet: a row is a line, with tabs between its cells. A
 * cell may have tabs and lines of its own in quotes. Keeps rows without texts.
 */
export function copiedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', separator] of text.matchAll(CELL)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (separator === '\t') continue
    rows.push(row)
    row = []
    if (separator === '') break
  }
  // Spreadsheets end the last line, too.
  if (rows.at(-1)?.join('\t') === '') rows.pop()
  return rows
}
