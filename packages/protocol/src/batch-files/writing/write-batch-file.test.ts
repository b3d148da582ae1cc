import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFormat } from '../../../tests/batch-format-samples.ts'
import { understandFile } from '../dialect/understand.ts'
import { readBatchFile } from '../reading/read-all.ts'
import { BatchChecker } from '../rules/batch-checker.ts'
import { writeBatchFile } from './write-batch-file.ts'

const P2P = sampleFormat('p2p')
const NAMES = P2P.columns.map(({ name }) => name)

type Row = Readonly<Record<string, string>>

const chunksOf = (rows: readonly Row[], format = P2P) => [
  ...writeBatchFile(format, { rows: rows.length, text: (row, name) => rows[row]?.[name] ?? '' }),
]

const joined = (chunks: readonly Uint8Array[]) =>
  Uint8Array.from(chunks.flatMap(chunk => Array.from(chunk)))

const written = (rows: readonly Row[]) => new TextDecoder().decode(joined(chunksOf(rows)))

function readBack(rows: readonly Row[]): Row[] {
  const file = understandFile(readBatchFile(joined(chunksOf(rows)), { delimiter: ',' }), P2P)
  if (!file.isUnderstood) throw new Error(file.refusal.reason)
  const checker = new BatchChecker(file.file, P2P, 'EUR')
  return rows.map((_, row) =>
    Object.fromEntries(NAMES.map(name => [name, checker.text(row, name)])),
  )
}

const row = (change: Row): Row => ({
  rowId: '',
  email: 'ada@x.example',
  amount: '5',
  note: '',
  ...change,
})

describe('a written file', () => {
  it('has the names of the columns and CRLF', () => {
    expect(written([row({ note: 'Rent' })])).toBe(
      'rowId,email,amount,note\r\n,ada@x.example,5,Rent\r\n',
    )
  })

  it.each([
    ['=cmd', `'=cmd`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@x', `'@x`],
    [`'=x`, `''=x`],
    [`'x`, `'x`],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    [' a', '" a"'],
    ['a\nb', '"a\nb"'],
    ['4111 1111 1111 1111', '**** **** **** 1111'],
  ])('has %j as %s', (note, cell) => {
    expect(written([row({ note })])).toBe(`rowId,email,amount,note\r\n,ada@x.example,5,${cell}\r\n`)
  })

  it('comes in chunks of whole rows', () => {
    const rows = Array.from({ length: 1200 }, (_, at) => row({ amount: String(at + 1) }))
    const chunks = chunksOf(rows)
    expect(chunks.map(chunk => new TextDecoder().decode(chunk).endsWith('\r\n'))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(readBack(rows)).toEqual(rows)
  })

  it('is read as it was written', () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from(`ab1 '"=+-@,;\n\r\t|ș🎉.é`)),
      maxLength: 10,
    })
    const rows = fc.array(
      fc.record({ rowId: text, email: text.map(each => `a${each}`), amount: text, note: text }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(rows, each => {
        expect(readBack(each)).toEqual(each)
      }),
      { numRuns: 400, seed: 39 },
    )
  })
})
