import { type PdfValue, UnreadablePdf } from './pdf-value.ts'

/** A text that is read from a given place. */
export interface PdfText {
  readonly text: string
  at: number
  /** The number of letters that may still be read, here and elsewhere in the file. */
  readonly budget: { left: number }
}

const DEEPEST = 100

/**
 * Reads the value at a place, and moves past it. Returns undefined if there is none: at the end of
 * a list, of an object, or of the file.
 *
 * @throws {UnreadablePdf} When values are nested too deep, or the budget is used up.
 */
export function readValue(source: PdfText, depth = 0): PdfValue | undefined {
  if (depth > DEEPEST) throw new UnreadablePdf('Too deep')
  skipBlanks(source)
  const { text, at } = source
  if (text.startsWith('<<', at)) return readDictionary(source, depth)
  if (text[at] === '[') return readList(source, depth)
  return readSingle(source, text[at])
}

function readSingle(source: PdfText, letter: string | undefined): PdfValue | undefined {
  if (letter === '/') return { kind: 'name', name: readName(source) }
  if (letter === '(') return readText(source)
  if (letter === '<') return readHexadecimals(source)
  if (letter === undefined || '>])}{'.includes(letter)) return undefined
  return readWord(source)
}

const BLANKS = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const HEX = /<[^>]*>?/y

/** Moves past blanks and comments. */
export const skipBlanks = (source: PdfText): void => void matched(source, BLANKS)

function matched(source: PdfText, pattern: RegExp): string {
  pattern.lastIndex = source.at
  const found = pattern.exec(source.text)?.[0] ?? ''
  source.at += found.length
  spend(source, found.length)
  return found
}

/** @throws {UnreadablePdf} When nothing is left of the budget. */
export function spend({ budget }: PdfText, letters: number): void {
  budget.left -= letters
  if (budget.left < 0) throw new UnreadablePdf('Too long')
}

function readHexadecimals(source: PdfText): PdfValue {
  matched(source, HEX)
  return { kind: 'text' }
}

/** Letters may be written by number, like in `/J#61vaScript`. */
function readName(source: PdfText): string {
  source.at += 1
  return matched(source, REGULAR).replaceAll(/#([\da-f]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function readDictionary(source: PdfText, depth: number): PdfValue {
  source.at += 2
  const entries: [string, PdfValue][] = []
  for (;;) {
    skipBlanks(source)
    if (source.text[source.at] === '/') {
      const key = readName(source)
      const value = readValue(source, depth + 1)
      if (value) entries.push([key, value])
    } else if (!readValue(source, depth + 1)) break
  }
  if (source.text.startsWith('>>', source.at)) source.at += 2
  return { kind: 'dictionary', entries }
}

function readList(source: PdfText, depth: number): PdfValue {
  source.at += 1
  const values: PdfValue[] = []
  for (let value = readValue(source, depth + 1); value; value = readValue(source, depth + 1))
    values.push(value)
  if (source.text[source.at] === ']') source.at += 1
  return { kind: 'list', values }
}

/** Brackets in a text may occur in pairs. */
function readText(source: PdfText): PdfValue {
  let open = 0
  const from = source.at
  do {
    const letter = source.text[source.at]
    if (letter === '(') open += 1
    else if (letter === ')') open -= 1
    source.at += letter === '\\' ? 2 : 1
  } while (open > 0 && source.at < source.text.length)
  spend(source, source.at - from)
  return { kind: 'text' }
}

/** A number, a reference, or a word like `true`; none at the end of the object. */
function readWord(source: PdfText): PdfValue | undefined {
  const from = source.at
  const word = matched(source, REGULAR)
  if (word === 'endobj' || word === 'stream' || word === 'obj') {
    source.at = from
    return undefined
  }
  if (!/^[+-]?[\d.]+$/.test(word)) return { kind: 'text' }
  return referenceAt(source, word) ?? { kind: 'number', number: Number(word) }
}

function referenceAt(source: PdfText, word: string): PdfValue | undefined {
  if (!/^\d+$/.test(word)) return undefined
  const behind = source.at
  skipBlanks(source)
  if (/^\d+$/.test(matched(source, REGULAR))) {
    skipBlanks(source)
    if (matched(source, REGULAR) === 'R') return { kind: 'reference', number: Number(word) }
  }
  source.at = behind
  return undefined
}
