import { describe, expect, it } from 'vitest'
import { BatchReader, type ReadFile } from './batch-reader.ts'
import type { BatchEncoding } from './encoding.ts'
import { read, rowsOf, sheetOf, utf8 } from './read-files.fixture.ts'

function readInChunks(content: Uint8Array, size: number): ReadFile | undefined {
  const reader = new BatchReader()
  for (let at = 0; at < content.length; at += size) {
    reader.feed(content.subarray(at, at + size))
    reader.step()
  }
  reader.end()
  return reader.step()
}

// In the code pages, each letter is its place among these, from 0x80.
const LETTERS: Partial<Record<BatchEncoding, string>> = {}
const HIGH = Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at)
for (const encoding of ['windows-1250', 'windows-1251'] as const)
  LETTERS[encoding] = new TextDecoder(encoding).decode(HIGH)
LETTERS['windows-1252'] = `€${String.fromCharCode(...HIGH.subarray(1))}`

function encoded(text: string, encoding: BatchEncoding): Uint8Array {
  const letters = LETTERS[encoding]
  if (letters) {
    return Uint8Array.from(text, letter =>
      letter < '\x80' ? letter.charCodeAt(0) : 0x80 + letters.indexOf(letter),
    )
  }
  if (encoding === 'utf-8') return utf8(text)
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [at] of Array.from({ length: text.length }).entries())
    view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le')
  return bytes
}

const MARK = '\uFEFF'

describe('encodings', () => {
  it.each<[encoding: BatchEncoding, text: string]>([
    ['utf-8', 'name,note\nȘtefan Ungureanu,mulțumesc 🎉\n'],
    ['utf-8', 'name,note\nОлена,за жовтень\n'],
    ['utf-16le', 'name,note\nȘtefan,mulțumesc\n'],
    ['utf-16be', 'name,note\nȘtefan,mulțumesc\n'],
    ['windows-1250', 'name,note\nŞtefan Băsescu,mulţumesc foarte mult\n'],
    ['windows-1250', 'name,note\nŁukasz Wiśniewski,dziękuję\n'],
    ['windows-1250', 'name,note\nJiří Dvořák,děkuji\n'],
    ['windows-1251', 'name,note\nИван Петров,за октябрь\n'],
    ['windows-1251', 'имя,примечание\nОлена Їжак,за жовтень\n'],
    ['windows-1252', 'name,note\nJosé Muñoz,¿qué tal? 5 £\n'],
    ['windows-1252', 'nome,nota\nJoão Conceição,não são 3 €\n'],
    ['windows-1252', 'name,note\nJürgen Müller,Nr. 7, Straße\n'],
  ])('finds %s', (encoding, text) => {
    const file = read(encoded(text, encoding))
    expect(file).toMatchObject({ isRead: true, encoding })
    expect(rowsOf(file)).toEqual(rowsOf(read(text)))
  })

  it.each<BatchEncoding>(['utf-8', 'utf-16le', 'utf-16be'])(
    'drops the byte order mark of %s',
    encoding => {
      const file = read(encoded(`${MARK}a,b\n1,ș\n`, encoding))
      expect(file).toMatchObject({ isRead: true, encoding })
      expect(rowsOf(file)).toEqual([
        ['a', 'b'],
        ['1', 'ș'],
      ])
    },
  )

  it('finds the encoding by a letter far behind the beginning', () => {
    const rows = 'name,note\n'.repeat(20_000)
    const file = read(encoded(`${rows}Ştefan,mulţumesc\n`, 'windows-1250'))
    expect(sheetOf(file).texts(20_000)).toEqual(['Ştefan', 'mulţumesc'])
  })

  it('reads again as it is asked to', () => {
    const content = encoded('имя,нота\nОлена,x\n', 'windows-1251')
    expect(rowsOf(read(content, { encoding: 'windows-1252' }))[0]).toEqual(['èìÿ', 'íîòà'])
  })

  it('shows a damaged letter as such', () => {
    const content = new Uint8Array([...utf8('a,ș ș\nb,'), 0xc8, ...utf8('\n')])
    expect(rowsOf(read(content))[1]).toEqual(['b', '\uFFFD'])
  })

  it.each<BatchEncoding>(['utf-8', 'utf-16le', 'windows-1251'])(
    'reads %s alike in chunks of any size',
    encoding => {
      const letters = encoding === 'windows-1251' ? 'Олена' : 'Олена 🎉'
      const content = encoded(`a;b\n${letters};"1""\n2"\n`.repeat(9), encoding)
      const whole = rowsOf(read(content))
      for (const size of [1, 2, 3, 7, 64]) {
        const file = readInChunks(content, size)
        expect(file && rowsOf(file)).toEqual(whole)
      }
    },
  )

  it('reads pairs of UTF-16 across its own blocks', () => {
    const file = read(encoded(`a,b\n${'🎉,b\n'.repeat(40_000)}`, 'utf-16le'))
    const { sheet } = file.isRead ? file : { sheet: undefined }
    const firsts = Array.from({ length: 40_000 }, (_, row) => sheet?.text(row + 1, 0))
    expect(new Set(firsts)).toEqual(new Set(['🎉']))
  })

  it('reads letters and rows across its own blocks', () => {
    for (const shift of [0, 1, 2, 3]) {
      const text = `a,b\n${'x'.repeat(shift)}${'ș🎉,"y\r\nz"\r\n'.repeat(12_000)}`
      const file = read(text)
      expect(sheetOf(file).rows).toBe(12_001)
      expect(new Set(rowsOf(file).slice(2).map(String))).toEqual(new Set(['ș🎉,y\r\nz']))
    }
  })
})
