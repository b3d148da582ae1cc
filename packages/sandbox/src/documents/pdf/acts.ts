import {
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
  UnreadablePdf,
  valuesAt,
} from './pdf-value.ts'

/** Actions that a paper may do by itself: show a place in itself. */
const AUTOMATIC: ReadonlySet<string> = new Set(['GoTo'])

/** Actions that it may do when its reader clicks: links, and changes of how it is shown. */
const ON_CLICK: ReadonlySet<string> = new Set([
  'GoTo',
  'URI',
  'Named',
  'Hide',
  'ResetForm',
  'SetOCGState',
])

/** Parts of a page that are only seen, or filled in; films, sounds, scenes and files are more. */
const STILL: ReadonlySet<string> = new Set([
  'Text',
  'Link',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Caret',
  'Stamp',
  'Ink',
  'Popup',
  'Widget',
  'PrinterMark',
  'TrapNet',
  'Watermark',
  'Redact',
])

/**
 * True if a PDF does more than be read: something by itself, something other than follow a link on
 * a click, or it has parts that run, or that are elsewhere. An object that couldn't be seen does
 * nothing.
 *
 * @throws {UnreadablePdf} When its objects refer to each other without end.
 */
export function acts(objects: readonly PdfObject[]): boolean {
  const meant = resolver(objects)
  return objects.some(
    ({ value, data }) =>
      (data !== undefined && value.kind === 'dictionary' && isElsewhere(value, meant)) ||
      dictionariesIn(value).some(dictionary => doesMore(dictionary, meant)),
  )
}

/** Returns the values that a value stands for: each version of an object that was replaced. */
type Meant = (value: PdfValue) => readonly PdfValue[]

/** More often than the objects of any real paper refer to each other. */
const MOST_STEPS = 1_000_000

function resolver(objects: readonly PdfObject[]): Meant {
  const byNumber = new Map<number | undefined, PdfValue[]>()
  for (const { number, value } of objects) {
    const versions = byNumber.get(number)
    if (versions) versions.push(value)
    else byNumber.set(number, [value])
  }
  let steps = 0
  return value => {
    if (value.kind !== 'reference') return [value]
    const versions = byNumber.get(value.number) ?? []
    steps += versions.length
    if (steps > MOST_STEPS) throw new UnreadablePdf('Leads from object to object without end')
    return versions
  }
}

const partsOf = (value: PdfValue): readonly PdfValue[] =>
  value.kind === 'list'
    ? value.values
    : value.kind === 'dictionary'
      ? value.entries.map(([, part]) => part)
      : []

function dictionariesIn(value: PdfValue): readonly PdfDictionary[] {
  const inside = partsOf(value).flatMap(dictionariesIn)
  return value.kind === 'dictionary' ? [value, ...inside] : inside
}

/** The dictionaries at a key, including those of a list there. */
const dictionariesAt = (dictionary: PdfDictionary, key: string, meant: Meant): PdfDictionary[] =>
  valuesAt(dictionary, key)
    .flatMap(meant)
    .flatMap(value => (value.kind === 'list' ? value.values.flatMap(meant) : [value]))
    .filter(value => value.kind === 'dictionary')

const has = (dictionary: PdfDictionary, key: string) => valuesAt(dictionary, key).length > 0

const namesAt = (dictionary: PdfDictionary, key: string, meant: Meant): readonly string[] =>
  valuesAt(dictionary, key)
    .flatMap(meant)
    .flatMap(value => (value.kind === 'name' ? [value.name] : []))

function doesMore(dictionary: PdfDictionary, meant: Meant): boolean {
  const at = (key: string) => dictionariesAt(dictionary, key, meant)
  const unasked = [
    ...at('OpenAction'),
    ...at('AA').flatMap(each => each.entries.flatMap(([key]) => dictionariesAt(each, key, meant))),
  ]
  const lying = [...at('Annots'), ...(isAnnotation(dictionary, meant) ? [dictionary] : [])]
  return (
    (has(dictionary, 'JS') && has(dictionary, 'S')) ||
    has(dictionary, 'XFA') ||
    at('EF').some(file => has(file, 'F') || has(file, 'UF')) ||
    unasked.some(action => !isOf(AUTOMATIC, action, meant)) ||
    [...at('A'), ...at('PA')].some(action => !isOf(ON_CLICK, action, meant)) ||
    lying.some(each => namesAt(each, 'Subtype', meant).some(name => !STILL.has(name)))
  )
}

const isAnnotation = (dictionary: PdfDictionary, meant: Meant) =>
  namesAt(dictionary, 'Type', meant).includes('Annot')

/** True if an action and all that follow it are known; one without a name does nothing. */
function isOf(known: ReadonlySet<string>, action: PdfDictionary, meant: Meant): boolean {
  const seen = new Set<PdfDictionary>()
  const waiting = [action]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (seen.has(one)) continue
    seen.add(one)
    if (namesAt(one, 'S', meant).some(name => !known.has(name))) return false
    waiting.push(...dictionariesAt(one, 'Next', meant))
  }
  return true
}

/** True if a stream's data, or a page drawn on this one, is in another file. */
const isElsewhere = (dictionary: PdfDictionary, meant: Meant): boolean =>
  has(dictionary, 'F') || dictionariesAt(dictionary, 'Ref', meant).some(file => has(file, 'F'))
