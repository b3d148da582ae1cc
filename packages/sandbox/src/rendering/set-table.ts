import type PdfKit from 'pdfkit'
import type { LetterTable } from './letter.ts'

type Doc = InstanceType<typeof PdfKit>
type Element = ReturnType<Doc['struct']>

const SIZE = 8.5
const LINE = 11
const PADDING = 4
const GAP = 8
/** The rows drawn at a time, so that a page that runs the bank can repaint in between. */
const ROWS_AT_ONCE = 40

/** A cell, broken into lines that fit its column. */
interface Cell {
  readonly lines: readonly string[]
  readonly x: number
  readonly width: number
  readonly isNumber: boolean
}

/** Sets a tagged table below the text; its head is repeated on every page. */
export async function setTable(doc: Doc, parent: Element, table: LetterTable): Promise<void> {
  const element = doc.struct('Table')
  parent.add(element)
  const columns = columnsOf(doc, table)
  const titles = table.columns.map(({ title }) => title)
  const head = cellsOf(doc, columns, { texts: titles, isHead: true })
  setRow(doc, element, { cells: head, isHead: true })
  for (const [index, texts] of table.rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await pause()
    const cells = cellsOf(doc, columns, { texts, isHead: false })
    if (doc.y + rowHeight(cells) > doc.page.maxY()) {
      doc.addPage()
      repeatHead(doc, head)
    }
    setRow(doc, element, { cells, isHead: false })
  }
  element.end()
  doc.x = doc.page.margins.left
}

type Column = Omit<Cell, 'lines'>

function columnsOf(doc: Doc, table: LetterTable): Column[] {
  const { width, margins } = doc.page
  const whole = width - margins.left - margins.right
  let x = margins.left
  return table.columns.map(({ share, isNumber = false }) => {
    const column = { x, width: whole * share - GAP, isNumber }
    x += whole * share
    return column
  })
}

const pause = () => new Promise(resolve => setTimeout(resolve))

interface Row {
  readonly texts: readonly string[]
  readonly isHead: boolean
}

function cellsOf(doc: Doc, columns: readonly Column[], { texts, isHead }: Row): Cell[] {
  setFont(doc, isHead)
  return columns.map((column, index) => fit(doc, column, texts[index] ?? ''))
}

const setFont = (doc: Doc, isHead: boolean) => doc.font(isHead ? 'bold' : 'regular').fontSize(SIZE)

const rowHeight = (cells: readonly Cell[]) =>
  Math.max(...cells.map(({ lines }) => lines.length)) * LINE + 2 * PADDING

function setRow(
  doc: Doc,
  table: Element,
  { cells, isHead }: { cells: readonly Cell[]; isHead: boolean },
): void {
  setFont(doc, isHead)
  const top = doc.y + PADDING
  const element = doc.struct('TR')
  table.add(element)
  for (const cell of cells) {
    const set = () => setCell(doc, cell, top)
    // Its types lack the option so far.
    const options = (isHead ? { scope: 'Column' } : {}) as object
    element.add(doc.struct(isHead ? 'TH' : 'TD', options, set))
  }
  element.end()
  endRow(doc, cells)
}

/** Repeats the titles, only visually. */
function repeatHead(doc: Doc, cells: readonly Cell[]): void {
  setFont(doc, true)
  doc.markContent('Artifact', { type: 'Pagination' })
  for (const cell of cells) setCell(doc, cell, doc.page.margins.top + PADDING)
  doc.endMarkedContent()
  doc.y = doc.page.margins.top
  endRow(doc, cells)
}

function setCell(doc: Doc, { lines, x, width, isNumber }: Cell, top: number): void {
  for (const [index, line] of lines.entries()) {
    const start = isNumber ? x + width - doc.widthOfString(line) : x
    const y = doc.y
    doc.text(line, start, top + index * LINE, { lineBreak: false })
    doc.y = y
  }
}

/** Moves below the row and draws the line under it. */
function endRow(doc: Doc, cells: readonly Cell[]): void {
  const bottom = doc.y + rowHeight(cells)
  const { width, margins } = doc.page
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save().lineWidth(0.5).strokeOpacity(0.2)
  doc
    .moveTo(margins.left, bottom)
    .lineTo(width - margins.right, bottom)
    .stroke()
    .restore()
  doc.endMarkedContent()
  doc.y = bottom
}

/** Breaks a text between words, and inside a word only if it doesn't fit otherwise. */
function fit(doc: Doc, column: Column, text: string): Cell {
  const fits = (line: string) => doc.widthOfString(line) <= column.width
  const words = text.split(/\s+/)
  const whole = words.join(' ')
  if (fits(whole)) return { ...column, lines: [whole] }
  const lines: string[] = []
  let line = ''
  for (const word of words.flatMap(one => pieces(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return { ...column, lines: [...lines, line] }
}

function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word]
  const letters = Array.from(word)
  const found: string[] = []
  let piece = ''
  for (const letter of letters) {
    if (piece !== '' && !fits(piece + letter)) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...found, piece]
}
