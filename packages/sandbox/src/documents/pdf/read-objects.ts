import { type PdfDictionary, type PdfObject, UnreadablePdf, valuesAt } from './pdf-value.ts'
import { type PdfText, readValue, skipBlanks, spend } from './read-value.ts'
import { MOST_UNPACKED, unpack } from './unpack.ts'

/** The objects of a PDF, wherever a reader may find them, and whether some couldn't be seen. */
export interface PdfObjects {
  readonly objects: readonly PdfObject[]
  /** True if streams in the file are also encrypted. */
  readonly isSealed: boolean
}

/** Some parts are read again, e.g. if an object seems to start inside another; never this often. */
const MOST_READS = 8

/**
 * Reads all objects of a PDF, including compressed ones and those that a later version replaced.
 * Reads the file's content, not its table of contents, which different readers understand
 * differently.
 *
 * @throws {UnreadablePdf}
 */
export async function readObjects(bytes: Uint8Array<ArrayBuffer>): Promise<PdfObjects> {
  const text = new TextDecoder('latin1').decode(bytes)
  const budget = { left: text.length * MOST_READS }
  const plain = [...plainObjects({ text, at: 0, budget })]
  const isEncrypted = plain.some(
    ({ value }) => value.kind === 'dictionary' && has(value, 'Encrypt'),
  )
  const packed: PdfObject[] = []
  const file = { bytes, text, left: MOST_UNPACKED }
  let isSealed = false
  for (const object of plain) {
    if (!holdsObjects(object)) continue
    const inside = await unpack(file, object).catch((cause: unknown) => {
      if (!isEncrypted || file.left < 0) throw cause
      isSealed = true
      return ''
    })
    packed.push(...packedObjects(inside, object.value))
  }
  return { objects: [...plain, ...packed], isSealed }
}

const has = (dictionary: PdfDictionary, key: string) => valuesAt(dictionary, key).length > 0

function holdsObjects(object: PdfObject): object is PdfObject & { value: PdfDictionary } {
  const { value, data } = object
  return value.kind === 'dictionary' && data !== undefined && has(value, 'First') && has(value, 'N')
}

const BEGINNING = /obj|trailer/g

function* plainObjects(source: PdfText): Generator<PdfObject> {
  for (const { index, 0: word } of source.text.matchAll(BEGINNING)) {
    if (word === 'obj' && source.text.startsWith('end', index - 3)) continue
    spend(source, LOOK_BACK)
    source.at = index + word.length
    const value = readValue(source)
    if (!value) continue
    const number = word === 'obj' ? numberBefore(source.text, index) : undefined
    yield { number, value, data: value.kind === 'dictionary' ? dataAt(source) : undefined }
  }
}

/** The furthest that its number may stand before `obj`. */
const LOOK_BACK = 64

function numberBefore(text: string, index: number): number | undefined {
  const before = text.slice(Math.max(0, index - LOOK_BACK), index)
  const found = /(\d{1,10})(?:\s|\0|%[^\r\n]*[\r\n])+\d{1,5}(?:\s|\0|%[^\r\n]*[\r\n])*$/.exec(
    before,
  )
  return found ? Number(found[1]) : undefined
}

function dataAt(source: PdfText): number | undefined {
  skipBlanks(source)
  const { text, at } = source
  if (!text.startsWith('stream', at)) return undefined
  const behind = at + 'stream'.length
  if (text.startsWith('\r\n', behind)) return behind + 2
  return text[behind] === '\n' || text[behind] === '\r' ? behind + 1 : behind
}

/** Unpacked text starts with pairs of numbers: an object's number, and its offset after them. */
function packedObjects(text: string, dictionary: PdfDictionary): PdfObject[] {
  const [first] = valuesAt(dictionary, 'First')
  const start = first?.kind === 'number' ? first.number : Number.NaN
  const numbers = text.slice(0, start).match(/\d+/g)?.map(Number) ?? []
  if (text !== '' && !(start >= 0)) throw new UnreadablePdf('Objects that begin nowhere')
  const budget = { left: text.length * MOST_READS }
  const objects: PdfObject[] = []
  for (let pair = 0; pair + 1 < numbers.length; pair += 2) {
    const source = { text, at: start + (numbers[pair + 1] ?? 0), budget }
    spend(source, LOOK_BACK / 2)
    const value = readValue(source)
    if (value) objects.push({ number: numbers[pair], value })
  }
  return objects
}
