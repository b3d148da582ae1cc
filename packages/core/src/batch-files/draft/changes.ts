import type { CellFault } from '@sixpence/protocol/batch-files'
import type { BatchDraft } from './batch-draft.ts'
import type { CellEdit, DraftChange } from './state/draft-change.ts'

/** The rows and columns that a block of texts is pasted into, from its first cell on. */
export interface PasteTarget {
  readonly rowIds: readonly string[]
  readonly columns: readonly string[]
}

/** Pastes a block of texts. Adds the rows it has more, and leaves out the columns it has more. */
export function pasted(
  texts: readonly (readonly string[])[],
  { rowIds, columns }: PasteTarget,
): DraftChange {
  const cellsOf = (line: readonly string[]) =>
    columns.slice(0, line.length).map((column, at) => ({ column, text: line[at] ?? '' }))
  return {
    cells: texts
      .slice(0, rowIds.length)
      .flatMap((line, at) => cellsOf(line).map(cell => ({ ...cell, rowId: rowIds[at] ?? '' }))),
    adds: texts
      .slice(rowIds.length)
      .map(line => Object.fromEntries(cellsOf(line).map(({ column, text }) => [column, text]))),
  }
}

/** Copies the text of the first of some rows to the others. */
export function filledDown(
  draft: BatchDraft,
  column: string,
  [first = '', ...rowIds]: readonly string[],
): DraftChange {
  const text = draft.cell(first, column)
  return { cells: rowIds.map(rowId => ({ rowId, column, text })) }
}

/** A text to find in a column, in capitals or not. */
export interface Search {
  readonly column: string
  /** Finds empty cells if it is empty. */
  readonly find: string
}

/** A text to find in a column, and what replaces it. */
export interface Replacement extends Search {
  readonly text: string
}

/** Lists the rows in which a text is found. */
export function found(draft: BatchDraft, { column, find }: Search): readonly string[] {
  const pattern = patternOf(find, 'iu')
  return draft.ids('all').filter(rowId => pattern.test(draft.cell(rowId, column)))
}

/** Finds and replaces text in a column. The change lists only cells in which it is found. */
export function replaced(draft: BatchDraft, { column, find, text }: Replacement): DraftChange {
  const pattern = patternOf(find, 'giu')
  return {
    cells: draft.ids('all').flatMap((rowId): CellEdit[] => {
      const before = draft.cell(rowId, column)
      const after = before.replace(pattern, () => text)
      return after === before ? [] : [{ rowId, column, text: after }]
    }),
  }
}

const patternOf = (find: string, flags: string): RegExp =>
  find === '' ? /^$/ : new RegExp(find.replaceAll(SPECIAL, String.raw`\$&`), flags)

const SPECIAL = /[$()*+./?[\\\]^{|}]/g

/** A mend of all cells of a column with one kind of fault. */
export interface Mend {
  readonly column: string
  readonly reason: CellFault['reason']
  /** Returns the right text for a cell; undefined to leave it. By default the fault's own one. */
  readonly mend?: (text: string, fault: CellFault) => string | undefined
}

/** Mends all cells of a column with the same fault. The change lists only cells with a mend. */
export function mended(draft: BatchDraft, { column, reason, mend = plainText }: Mend): DraftChange {
  return {
    cells: draft.ids('faulty').flatMap((rowId): CellEdit[] => {
      const fault = draft.faults(rowId).cells[column]
      if (fault?.reason !== reason) return []
      const text = mend(draft.cell(rowId, column), fault)
      return text === undefined ? [] : [{ rowId, column, text }]
    }),
  }
}

/** Returns the spelling that a payment system can transmit. */
const plainText = (_text: string, fault: CellFault): string | undefined =>
  fault.reason === 'letters' ? fault.plain : undefined
