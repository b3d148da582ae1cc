import {
  type BatchFormat,
  type ChosenDialect,
  readPayeeLines,
  writeBatchFile,
} from '@sixpence/core/batch-files'

/** A file of payments as the user gave it. */
export interface BatchSource {
  readonly file: File
  /** The name for its batch. */
  readonly name: string
  /** True if it is a text with one payee a line. */
  readonly hasLines: boolean
  /** The parts of its dialect that are certain. */
  readonly chosen?: ChosenDialect | undefined
}

/** Returns a chosen file, which gives its batch a name. */
export const fileSource = (file: File): BatchSource => ({
  file,
  name: file.name.replace(/\.[^.]{1,5}$/, '').trim(),
  hasLines: false,
})

/** Reads a pasted text: cells of a table, or payees one a line where addresses are enough. */
export function textSource(text: string, format: BatchFormat, name: string): BatchSource {
  if (format.type !== 'p2p' || isTable(text))
    return { file: new File([text], name), name: '', hasLines: false }
  const lines = readPayeeLines(text)
  const cells = lines.map(
    ({ email, amount, note }) => new Map(Object.entries({ email, amount, note })),
  )
  const [, ...chunks] = writeBatchFile(format, {
    rows: cells.length,
    text: (row, column) => cells[row]?.get(column) ?? '',
  })
  const columns = format.columns.map(column => column.name)
  return {
    file: new File(chunks, name),
    name: '',
    hasLines: true,
    chosen: { hasHeader: false, columns },
  }
}

/** A table has tabs, as a spreadsheet copies them, or begins with the names of its columns. */
function isTable(text: string): boolean {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  return text.includes('\t') || !first.includes('@')
}
