import { damaged } from '../workbook-refusal.ts'
import { dateText } from './date-text.ts'
import { GENERAL, type NumberFormat } from './number-format.ts'
import { numberText } from './number-text.ts'
import { unescaped } from './unescaped.ts'

/** The other parts of a workbook that cells refer to. */
export interface CellFacts {
  readonly strings: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly isFrom1904: boolean
}

/** A cell as its sheet writes it. */
export interface WrittenCell {
  readonly type: string
  readonly style: string | undefined
  /** The value, or the last result of its formula; only an empty text is a result without one. */
  readonly value: string | undefined
  readonly formula: string | undefined
  /** The text that isn't shared with other cells. */
  readonly inline: string
}

/** A cell as text. */
export interface ReadCell {
  readonly text: string
  /** True if it is a number, whose decimal mark is always a point here. */
  readonly isNumber: boolean
}

/**
 * Reads a cell as text that no language changes. A formula that was never calculated is its own
 * text, so that it isn't taken for an empty cell.
 */
export function readCell(facts: CellFacts, cell: WrittenCell): ReadCell {
  if (cell.type === 'inlineStr') return textCell(cell.inline)
  const { value = '', formula } = cell
  if (value === '' && cell.type !== 'str')
    return textCell(formula === undefined ? '' : `=${formula}`)
  if (cell.type === 'n') return numberCell(facts, value, cell.style)
  const read = READ[cell.type]
  if (!read) throw damaged()
  return textCell(read(value, facts))
}

const textCell = (text: string): ReadCell => ({ text, isNumber: false })

const READ: Readonly<Record<string, (value: string, facts: CellFacts) => string>> = {
  s: sharedText,
  str: unescaped,
  b: value => (value.trim() === '1' ? 'TRUE' : 'FALSE'),
  e: value => value,
  d: value => value,
}

const INDEX = /^\s*\d+\s*$/

function sharedText(value: string, { strings }: CellFacts): string {
  const text = INDEX.test(value) ? strings[Number(value)] : undefined
  if (text === undefined) throw damaged()
  return text
}

const NUMBER = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d{1,3})?\s*$/i

function numberCell(facts: CellFacts, text: string, style: string | undefined): ReadCell {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) throw damaged()
  const { isDate, digits } = facts.formats[Number(style ?? 0)] ?? GENERAL
  const date = isDate ? dateText(value, facts.isFrom1904) : undefined
  if (date !== undefined) return textCell(date)
  const number = numberText(value)
  return { text: /^\d+$/.test(number) ? number.padStart(digits, '0') : number, isNumber: true }
}
