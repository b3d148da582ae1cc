import { damaged } from '../workbook-refusal.ts'
import { attributesOf } from '../xml/attributes.ts'
import type { XmlHandler } from '../xml/xml-scanner.ts'
import { type CellFacts, type ReadCell, readCell } from '../cells/read-cell.ts'
import { RichText } from './rich-text.ts'

/** A row with content. */
export interface SheetRow {
  /** Its number in the sheet, from 1. */
  readonly number: number
  /** Its cells by their columns; there are holes among them. */
  readonly cells: readonly (ReadCell | undefined)[]
}

const MOST_COLUMNS = 16_384
const MOST_NUMBER = 1_048_576
const LONGEST_VALUE = 65_536

/** Reads the rows of a sheet. */
export class SheetRows implements XmlHandler {
  readonly #facts: CellFacts
  readonly #onRow: (row: SheetRow) => void
  #number = 0
  #cells: ReadCell[] = []
  /** The column of the current or last cell. */
  #column = -1
  #attributes: ReadonlyMap<string, string> | undefined
  #part = ''
  #value: string | undefined
  #formula: string | undefined
  readonly #inline = new RichText()

  constructor(facts: CellFacts, onRow: (row: SheetRow) => void) {
    this.#facts = facts
    this.#onRow = onRow
  }

  readonly open = (name: string, attributes: string): void => {
    if (name === 'c') this.#openCell(attributes)
    else if (this.#attributes) this.#openPart(name)
    else if (name === 'row') this.#openRow(attributes)
  }

  readonly close = (name: string): void => {
    if (name === 'c') this.#closeCell()
    else if (this.#attributes) this.#inline.close(name)
    else if (name === 'row' && this.#cells.length > 0)
      this.#onRow({ number: this.#number, cells: this.#cells })
    this.#part = ''
  }

  readonly text = (text: string): void => {
    if (!this.#attributes) return
    if (this.#part === 'v') this.#value = joined(this.#value, text)
    else if (this.#part === 'f') this.#formula = joined(this.#formula, text)
    else this.#inline.text(text)
  }

  #openRow(text: string): void {
    const given = attributesOf(text).get('r')
    this.#number = given === undefined ? this.#number + 1 : Number(given)
    if (!(this.#number >= 1 && this.#number <= MOST_NUMBER)) throw damaged()
    this.#cells = []
    this.#column = -1
  }

  #openCell(text: string): void {
    const attributes = attributesOf(text)
    this.#column = columnOf(attributes.get('r')) ?? this.#column + 1
    if (this.#attributes || this.#column >= MOST_COLUMNS) throw damaged()
    this.#attributes = attributes
  }

  #openPart(name: string): void {
    this.#part = name
    if (name === 'v') this.#value ??= ''
    else if (name === 'f') this.#formula ??= ''
    else this.#inline.open(name)
  }

  #closeCell(): void {
    const cell = readCell(this.#facts, {
      type: this.#attributes?.get('t') ?? 'n',
      style: this.#attributes?.get('s'),
      value: this.#value,
      formula: this.#formula,
      inline: this.#inline.take(),
    })
    if (cell.text.trim() !== '') this.#cells[this.#column] = cell
    this.#attributes = undefined
    this.#value = undefined
    this.#formula = undefined
  }
}

function joined(before = '', text: string): string {
  if (before.length + text.length > LONGEST_VALUE) throw damaged()
  return before + text
}

const FIRST_LETTER = 0x40
const LETTERS = 26

/** Returns the column of a position such as `AB12`, from 0. */
function columnOf(position: string | undefined): number | undefined {
  if (position === undefined) return undefined
  const [letters] = /^[A-Z]{1,3}/.exec(position) ?? []
  if (letters === undefined) throw damaged()
  let column = 0
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - FIRST_LETTER
  return column - 1
}
