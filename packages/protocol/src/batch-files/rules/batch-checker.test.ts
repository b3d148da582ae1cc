import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFormat } from '../../../tests/batch-format-samples.ts'
import { understandFile, type UnderstoodFile } from '../dialect/understand.ts'
import type { BatchFormat } from '../format.ts'
import { readBatchFile } from '../reading/read-all.ts'
import { BatchChecker } from './batch-checker.ts'
import { fileOf, generatedRows } from './generated-rows.fixture.ts'

const EFT = sampleFormat('eft')
const P2P = sampleFormat('p2p')

function understood(text: string, format: BatchFormat): UnderstoodFile {
  const file = understandFile(readBatchFile(new TextEncoder().encode(text)), format)
  if (!file.isUnderstood) throw new Error(file.refusal.reason)
  return file.file
}

function checked(text: string, format = P2P): BatchChecker {
  const checker = new BatchChecker(understood(text, format), format, 'EUR')
  checker.step()
  return checker
}

const rowsOf = ({ rows }: BatchChecker) => Array.from({ length: rows }, (_, row) => row)

describe('rows', () => {
  it('are checked, with their lines and sums', () => {
    const checker = checked(
      'email,amount,note\nada@x.example,12.50,Rent\n"bo@x","x","two\nlines"\nbo@x.example,7,\n',
    )
    expect([checker.checked, checker.faultyRows]).toEqual([3, 1])
    expect(rowsOf(checker).map(row => checker.line(row))).toEqual([2, 3, 5])
    expect(checker.faults(1)).toEqual({
      row: undefined,
      cells: {
        email: { reason: 'form' },
        amount: { reason: 'notAmount' },
        note: { reason: 'hiddenCharacters' },
      },
    })
    expect(checker.totals.totals).toEqual([{ currencyCode: 'EUR', amount: '19.50', rows: 2 }])
  })

  it.each<[what: string, row: string, fault: object]>([
    ['loose quotes', 'ada@x.example,5,"Rent', { reason: 'looseQuotes' }],
    ['too many cells', 'ada@x.example,5,Rent,x', { reason: 'tooManyCells', cells: 4, expected: 3 }],
    ['the header again', 'email,amount,note', { reason: 'repeatedHeader' }],
  ])('have a fault for %s', (_what, row, fault) => {
    const checker = checked(`email,amount,note\n${row}\nbo@x.example,7,\n`)
    expect(checker.faults(0).row).toEqual(fault)
    expect(rowsOf(checker).map(each => checker.isFaulty(each))).toEqual([true, false])
  })

  it.each(['ada@x.example,5', 'ada@x.example,5,Rent,,'])('may be ragged: %s', row => {
    expect(checked(`email,amount,note\n${row}\n`).faultyRows).toBe(0)
  })

  it('are checked in slices', () => {
    const file = understood(`email,amount\n${'ada@x.example,5\n'.repeat(1000)}`, P2P)
    const checker = new BatchChecker(file, P2P, 'EUR')
    let slices = 1
    while (!checker.step(() => true)) slices += 1
    expect([slices, checker.checked]).toEqual([32, 1000])
    expect(checker.totals.totals).toEqual([{ currencyCode: 'EUR', amount: '5000.00', rows: 1000 }])
  })
})

describe('long rows', () => {
  it('are checked one by one', () => {
    const lines = `ada@x.example,5,${'x'.repeat(10_000)}\n`.repeat(3)
    const checker = new BatchChecker(understood(`email,amount,note\n${lines}`, P2P), P2P, 'EUR')
    expect([checker.step(() => true), checker.checked]).toEqual([false, 1])
  })

  it('of single digits are searched for numbers of cards', () => {
    const note = '0 '.repeat(30_000)
    const lines = [note, `${note}4111 1111 1111 1111`].map(each => `ada@x.example,5,${each}\n`)
    const checker = checked(`email,amount,note\n${lines.join('')}`)
    expect(rowsOf(checker).map(row => checker.faults(row).cells.note?.reason)).toEqual([
      'tooLong',
      'cardNumber',
    ])
  })
})

describe('card numbers', () => {
  it.each([
    ['4111 1111 1111 1111', '**** **** **** 1111'],
    ['paid with 4111111111111111 (Ada)', 'paid with ************1111 (Ada)'],
    ['4111-1111-1111-1111 123', '****-****-****-1111 123'],
    ['"say ""4111111111111111"""', 'say "************1111"'],
  ])('are blanked in %j', (note, blanked) => {
    const checker = checked(`email,amount,note\nada@x.example,5,${note}\nbo@x.example,7,x\n`)
    expect([checker.text(0, 'note'), checker.text(1, 'note')]).toEqual([blanked, 'x'])
    expect(checker.faults(0).cells).toEqual({ note: { reason: 'cardNumber' } })
  })

  it.each(['4111111111111112', 'RO4941111111111111111', '123456789012', '2026-11-29'])(
    'are not %s',
    note => {
      const checker = checked(`email,amount,note\nada@x.example,5,${note}\n`)
      expect([checker.faultyRows, checker.text(0, 'note')]).toEqual([0, note])
    },
  )
})

describe.each([
  ['p2p', P2P],
  ['eft', EFT],
])('bytes and texts of %s', (_method, format) => {
  it('are checked alike', () => {
    let right = 0
    fc.assert(
      fc.property(generatedRows, rows => {
        const checker = checked(fileOf(rows), format)
        for (const at of rowsOf(checker)) {
          const { row: rowFault, cells } = checker.faults(at)
          const columns = format.columns.filter((_, index) => checker.isCellFaulty(at, index))
          expect([rows[at], columns.map(({ name }) => name)]).toEqual([
            rows[at],
            Object.keys(cells),
          ])
          const isFaulty = rowFault !== undefined || columns.length > 0
          expect(checker.isFaulty(at)).toBe(isFaulty)
          if (!isFaulty) right += 1
        }
      }),
      { numRuns: 100, seed: 39 },
    )
    expect(right).toBeGreaterThan(10)
  })
})
