import type { LetterHead } from '../letter-head.ts'
import type { Letter, LetterTable } from './letter.ts'
import { printable } from './printable.ts'

/** Returns a letter with only characters that its font has; text that isn't typeset stays as it is. */
export const printableLetter = (letter: Letter): Letter => ({
  ...letter,
  title: printable(letter.title),
  entity: headOf(letter.entity),
  paragraphs: letter.paragraphs.map(printable),
  ...(letter.facts && {
    facts: letter.facts.map(([name, value]) => [printable(name), printable(value)] as const),
  }),
  ...(letter.table && { table: tableOf(letter.table) }),
  ...(letter.code && { code: { ...letter.code, caption: printable(letter.code.caption) } }),
})

const headOf = ({ name, address, footerLines, ...reach }: LetterHead): LetterHead => ({
  ...reach,
  name: printable(name),
  address: printable(address),
  footerLines: footerLines.map(printable),
})

const tableOf = ({ columns, rows }: LetterTable): LetterTable => ({
  columns: columns.map(column => ({ ...column, title: printable(column.title) })),
  rows: rows.map(texts => texts.map(printable)),
})
