import { CellStyles } from './parts/cell-styles.ts'
import { Relationships, relationshipsFile } from './parts/relationships.ts'
import { SharedStrings } from './parts/shared-strings.ts'
import { SheetList } from './parts/sheet-list.ts'
import { SheetRows } from './parts/sheet-rows.ts'
import type { CellFacts } from './cells/read-cell.ts'
import { type FedSheet, SheetFeed } from './sheet-feed.ts'
import { WorkbookFile } from './workbook-file.ts'
import { damaged, RefusedWorkbook, type WorkbookRefusal } from './workbook-refusal.ts'

/** The outcome of reading a workbook. */
export type ReadWorkbook =
  | (FedSheet & {
      readonly isRead: true
      /** The name of the sheet that was read. */
      readonly sheetName: string
    })
  | { readonly isRead: false; readonly refusal: WorkbookRefusal }

/** A share that is read, from 0 to 1, between two slices. */
type Slices<Result> = Generator<number, Result>

interface SheetPart {
  readonly name: string
  readonly file: string
}

/** Reads a workbook in slices. Every fault in it ends in a refusal. */
export function* reading(bytes: Uint8Array, sheet: string | undefined): Slices<ReadWorkbook> {
  try {
    return yield* read(new WorkbookFile(bytes), sheet)
  } catch (error) {
    return { isRead: false, refusal: refusalOf(error) }
  }
}

/** Libraries and decoders have errors of their own for damaged bytes. */
const refusalOf = (error: unknown): WorkbookRefusal =>
  error instanceof RefusedWorkbook ? error.refusal : damaged().refusal

function* read(file: WorkbookFile, chosen: string | undefined): Slices<ReadWorkbook> {
  const workbook = yield* workbookPart(file)
  const list = new SheetList()
  yield* file.read(workbook, list)
  const parts = yield* relationshipsOf(file, workbook)
  const partOf = (type: string) => parts.find(each => each.type === type)?.file
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')]
  const sheets = list.sheets.flatMap(({ name, id }): SheetPart[] => {
    const part = parts.find(each => each.id === id && each.type === 'worksheet')
    return part ? [{ name, file: part.file }] : []
  })
  file.expect([strings ?? '', styles ?? '', ...sheets.map(each => each.file)])
  const facts = yield* factsOf(file, { strings, styles, isFrom1904: list.isFrom1904 })
  const sheet = yield* onlySheet(file, facts, sheets.filter(isChosen(sheets, chosen)))
  const fed = yield* sheetOf(file, facts, sheet.file)
  return { isRead: true, sheetName: sheet.name, ...fed }
}

const isChosen = (sheets: readonly SheetPart[], chosen: string | undefined) => {
  const isKnown = sheets.some(({ name }) => name === chosen)
  return ({ name }: SheetPart) => !isKnown || name === chosen
}

/** Returns the name of the file that describes the workbook. */
function* workbookPart(file: WorkbookFile): Slices<string> {
  const listed = file.has(relationshipsFile('')) ? yield* relationshipsOf(file, '') : []
  const part = listed.find(({ type }) => type === 'officeDocument')?.file ?? ''
  if (!part.endsWith('.xml') || !file.has(relationshipsFile(part)))
    throw new RefusedWorkbook({ reason: 'notWorkbook' })
  return part
}

function* relationshipsOf(file: WorkbookFile, part: string) {
  const relationships = new Relationships(part)
  yield* file.read(relationshipsFile(part), relationships)
  return relationships.all
}

interface FactParts {
  readonly strings: string | undefined
  readonly styles: string | undefined
  readonly isFrom1904: boolean
}

function* factsOf(file: WorkbookFile, parts: FactParts): Slices<CellFacts> {
  const strings = new SharedStrings()
  const styles = new CellStyles()
  if (parts.strings !== undefined) yield* file.read(parts.strings, strings)
  if (parts.styles !== undefined) yield* file.read(parts.styles, styles)
  return { strings: strings.strings, formats: styles.formats, isFrom1904: parts.isFrom1904 }
}

/** Finds the one sheet with content. */
function* onlySheet(
  file: WorkbookFile,
  facts: CellFacts,
  sheets: readonly SheetPart[],
): Slices<SheetPart> {
  const filled: SheetPart[] = []
  for (const sheet of sheets)
    if (sheets.length === 1 || (yield* hasContent(file, facts, sheet.file))) filled.push(sheet)
  const [first, second] = filled
  if (!first) throw new RefusedWorkbook({ reason: 'empty' })
  if (second)
    throw new RefusedWorkbook({ reason: 'severalSheets', sheets: filled.map(({ name }) => name) })
  return first
}

/** Reads a sheet up to its first row with content. */
function* hasContent(file: WorkbookFile, facts: CellFacts, name: string): Slices<boolean> {
  let isFilled = false
  const rows = new SheetRows(facts, () => {
    isFilled = true
  })
  for (const share of file.read(name, rows)) {
    if (isFilled) return true
    yield share
  }
  return isFilled
}

function* sheetOf(file: WorkbookFile, facts: CellFacts, name: string): Slices<FedSheet> {
  const feed = new SheetFeed()
  yield* file.read(name, new SheetRows(facts, feed.add))
  if (!feed.hasRows) throw new RefusedWorkbook({ reason: 'empty' })
  return yield* feed.finish()
}
