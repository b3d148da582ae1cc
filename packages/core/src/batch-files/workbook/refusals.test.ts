import { zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import {
  cell,
  number,
  oneSheet,
  shared,
  sheetXml,
  text,
  workbookFiles,
  zipped,
} from './workbooks.fixture.ts'

const utf8 = (content: string) => new TextEncoder().encode(content)

async function reasonOf(bytes: Uint8Array): Promise<string> {
  const result = await readWorkbook(bytes)
  return result.isRead ? 'read' : result.refusal.reason
}

/** An old Office file with an entry in its directory. */
function office(entry: string): Uint8Array {
  const bytes = new Uint8Array(4096)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.set(
    Array.from(entry).flatMap(letter => [letter.charCodeAt(0), 0]),
    1024 + 128,
  )
  return bytes
}

const FILES = workbookFiles({
  sheets: {
    Payments: sheetXml([
      [text('email'), text('amount')],
      [shared(0), number('5')],
    ]),
  },
  strings: ['<t>ada@x.example</t>'],
})
const SHEET = 'xl/worksheets/sheet0.xml'
const withSheet = (xml: string) => zipped({ ...FILES, [SHEET]: xml })
const without = (name: string) =>
  zipped(Object.fromEntries(Object.entries(FILES).filter(([each]) => each !== name)))

/** Changes the unpacked size that a zip file states, of each file that has at least some bytes. */
function restated(bytes: Uint8Array, least: number, size: number): Uint8Array {
  const changed = bytes.slice()
  const view = new DataView(changed.buffer)
  for (let at = 0; at + 46 < changed.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) >= least)
      view.setUint32(at + 24, size, true)
  return changed
}

describe('refusals', () => {
  it.each<[what: string, bytes: Uint8Array, reason: string]>([
    ['nothing', new Uint8Array(0), 'empty'],
    ['text', utf8('email,amount\n'), 'notWorkbook'],
    ['a PDF file', utf8('%PDF-1.7\n'), 'notText'],
    ['an encrypted workbook', office('EncryptedPackage'), 'encrypted'],
    ['an XLS file', office('Workbook'), 'oldWorkbook'],
    ['more than 20 MB', new Uint8Array(20_000_001), 'tooLarge'],
    ['another zip file', zipped({ 'a.txt': 'x' }), 'notWorkbook'],
    ['a workbook without a sheet', zipped(workbookFiles({ sheets: {} })), 'empty'],
    ['an empty sheet', oneSheet([[], [text(' ')]]), 'empty'],
    ['a missing sheet', without(SHEET), 'damaged'],
    ['missing texts', without('xl/sharedStrings.xml'), 'damaged'],
    ['an unknown text', oneSheet([[shared(9)]]), 'damaged'],
    ['a text without a number', oneSheet([[cell('<v>1e0</v>', 't="s"')]]), 'damaged'],
    ['an unknown kind of cell', oneSheet([[cell('<v>1</v>', 't="q"')]]), 'damaged'],
    ['a number that is none', oneSheet([[number('0x10')]]), 'damaged'],
    ['a cell out of bounds', oneSheet([[cell('<v>1</v>', 'r="ZZZ1"')]]), 'damaged'],
    ['tags that cross', withSheet('<a><b></a></b>'), 'damaged'],
    ['a sheet that is cut', withSheet(sheetXml([[text('a')]]).slice(0, -20)), 'damaged'],
    ['deep tags', withSheet('<a>'.repeat(200) + '</a>'.repeat(200)), 'damaged'],
    ['other entities', oneSheet([[text('&nbsp;')]]), 'damaged'],
    ['a document type', withSheet(`<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`), 'damaged'],
    ['a tag without an end', withSheet(`<a b="${'>'.repeat(2_000_000)}`), 'damaged'],
    [
      'too many rows',
      oneSheet(Array.from({ length: 100_002 }, () => [number('1')])),
      'tooManyRows',
    ],
    [
      'a long row',
      oneSheet([Array.from({ length: 3 }, () => text('x'.repeat(32_000)))]),
      'rowTooLong',
    ],
  ])('has a word for %s (MASS-001)', async (_what, bytes, reason) => {
    expect(await reasonOf(bytes)).toBe(reason)
  })

  it('names the row that is too long', async () => {
    const long = text('ж'.repeat(32_767))
    expect(await readWorkbook(oneSheet([[text('a')], [], [long, long]]))).toEqual({
      isRead: false,
      refusal: { reason: 'rowTooLong', line: 3 },
    })
  })

  it('has a word for a few texts that are used very often', async () => {
    const strings = [`<t>${'x'.repeat(30_000)}</t>`]
    const rows = Array.from({ length: 2000 }, () => [shared(0), shared(0)])
    expect(await reasonOf(oneSheet(rows, { strings }))).toBe('tooLarge')
  })
})

describe('a workbook that swells', () => {
  const zeros = zipSync({ a: new Uint8Array(20_000_000) })

  it('is refused before it is unpacked (MASS-001)', async () => {
    const started = performance.now()
    expect(await reasonOf(zeros)).toBe('swells')
    expect(await reasonOf(restated(zipped(FILES), 100, 4_000_000_000))).toBe('swells')
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('is refused once it is larger than it states', async () => {
    const spaces = `${sheetXml([[text('a')]])}${' '.repeat(30_000_000)}`
    expect(await reasonOf(restated(withSheet(spaces), 10_000, 5000))).toBe('damaged')
  })

  it('is refused if its files are too large together', async () => {
    const files = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [String(at), 'x']))
    expect(await reasonOf(restated(zipped(files), 1, 9_000_000))).toBe('swells')
  })
})

describe('a damaged workbook', () => {
  const good = zipped(FILES)

  it('is refused wherever it is cut', async () => {
    for (let length = 4; length < good.length; length += 7)
      expect(await reasonOf(good.subarray(0, length))).toBe('damaged')
  })

  it('is read as it was written or refused, but never throws (MASS-001)', async () => {
    const readRows = async (bytes: Uint8Array) => {
      const result = await readWorkbook(bytes)
      if (!result.isRead) return undefined
      const { sheet } = result.file
      return Array.from({ length: sheet.rows }, (_, row) => sheet.texts(row))
    }
    const expected = await readRows(good)
    const change = fc.tuple(fc.nat(good.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async changes => {
        const bytes = good.slice()
        for (const [at, value] of changes) bytes[at] = value
        expect([undefined, expected]).toContainEqual(await readRows(bytes))
      }),
      { numRuns: 2000 },
    )
  })

  it('never throws for any XML', async () => {
    const piece = fc.constantFrom(
      '<c>',
      '<c r="A1" t="s">',
      '</c>',
      '<v>',
      '</v>',
      '<row>',
      '</row>',
      '<is><t>',
      '1',
      '</t></is>',
      '<f/>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '"',
      "'",
      '&',
      '<',
      '>',
      '<?',
      '<sheetData>',
      '</sheetData>',
      '<row r="-1">',
      '<c r="">',
      '&#xFFFFFF;',
      '<c t="b">',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async pieces => {
        expect(await reasonOf(withSheet(pieces.join('')))).toMatch(/^(read|damaged|empty)$/)
      }),
    )
  })
})
