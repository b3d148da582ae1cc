import { converted } from './choices.ts'
import type { Step } from './step.ts'
import { only } from './values.ts'

const same = <Value>(value: Value): Value => value

/** Numbers that some banks send as text. */
export const numbers = { decode: (value: number | string) => Number(value), encode: same<number> }

/** Booleans that are sent as numbers. */
export const flags = {
  decode: (value: boolean | number) => value === true || value === 1,
  encode: (value: boolean) => (value ? 1 : 0),
}

/** Lists that some banks send as a bare object if they contain one item, or leave out if empty. */
export const lists = {
  /** The items are read afterwards. */
  decode: (value: unknown): never[] =>
    (value === undefined ? [] : Array.isArray(value) ? value : [value]) as never[],
  encode: same<unknown>,
}

/** Texts that some banks send as a list if they have none or several; they are then absent. */
export const texts = {
  decode: (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined),
  encode: same<string | undefined>,
}

/** Words by their numeric ids on the wire. */
export type Words = Readonly<Record<number, string>>

/** The fault of an id that isn't in the table. */
export const UNKNOWN_ID = 'is not a known id'

/** Returns the functions that convert the words of a table. */
export function wordsOf<Table extends Words>(words: Table) {
  type Word = Table[keyof Table]
  const ids = new Map<unknown, number>(
    Object.entries(words).map(([id, word]) => [word, Number(id)]),
  )
  return {
    isKnown: (word: unknown): word is Word => ids.has(word),
    decode: (id: number) => words[id] as Word, // Checked afterwards.
    encode: (word: Word) => ids.get(word) ?? Number.NaN,
  }
}

/** A word that is sent as its id. */
export function word(id: Step, words: Words): Step {
  const table = wordsOf(words)
  return converted(id, only(table.isKnown, UNKNOWN_ID), table)
}

/** Removes blanks around a text. */
export const trimmed = (text: string): string => text.trim()

/** Returns a text in lower case. */
export const lowered = (text: string): string => text.toLowerCase()
