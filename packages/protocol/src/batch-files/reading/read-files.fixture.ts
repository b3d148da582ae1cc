import type { ReadFile, ReadOptions } from './batch-reader.ts'
import { readBatchFile } from './read-all.ts'
import type { Sheet } from './sheet.ts'

export const utf8 = (text: string) => new TextEncoder().encode(text)

/** Reads a whole file. */
export const read = (content: Uint8Array | string, options: ReadOptions = {}) =>
  readBatchFile(typeof content === 'string' ? utf8(content) : content, options)

/** Returns the cells of a file, none of a refused one. */
export const rowsOf = (file: ReadFile): string[][] =>
  file.isRead ? Array.from({ length: file.sheet.rows }, (_, row) => file.sheet.texts(row)) : []

/** Returns the content of a file that must not be refused. */
export const sheetOf = (file: ReadFile): Sheet => {
  if (!file.isRead) throw new Error(file.refusal.reason)
  return file.sheet
}
