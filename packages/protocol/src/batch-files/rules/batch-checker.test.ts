import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFormat } from '../../../tests/batch-format-samples.ts'
import { understandFile, type UnderstoodFile } from '../dialect/understand.ts'
import type { BatchFormat } from '../format.ts'
import { readBatchFile } from '../reading/read-all.ts'
import { BatchChecker } from './batch-checker.ts'

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
    expect([slices, checker.checked]).toEqual([8, 1000])
    expect(checker.totals.totals).toEqual([{ currencyCode: 'EUR', amount: '5000.00', rows: 1000 }])
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

const text = fc.string({
  unit: fc.constantFrom(...Array.from(`aZ09 .,-'+"*;=é@Б\u202E\0`)),
  maxLength: 14,
})
const email = fc.constantFrom(
  'ada@x.example',
  'a.b-c@d-e.co',
  'a..b@x.co',
  '.a@x.co',
  'a@x',
  'a@-x.co',
  'a@x.c1',
  'A_b+1@x.io',
  'a@x..co',
  'a@b--c.co',
  ' a@x.co ',
  '4111111111111111@x.co',
  'a@4111111111111111.co',
)
const amounts = fc.oneof(
  fc.constantFrom(
    '5',
    '12.5',
    '12.50',
    '12.505',
    '0',
    '4.99',
    '25000',
    '25000.01',
    '007.50',
    '.5',
    '5.',
    '1,234.50',
    '-5',
    '€ 7',
    '7 EUR',
    '99999999999999.99',
    '1e3',
    "'5",
  ),
  fc.double({ min: 0, max: 30_000, noNaN: true }).map(value => value.toFixed(2)),
)
const iban = fc.constantFrom(
  'DE89370400440532013000',
  'de89 3704 0044 0532 0130 00',
  'DE88370400440532013000',
  'NL91ABNA0417164300',
  'FR1420041010050500013M02606',
  '',
  ' ',
  '4111111111111111',
  'GB29NWBK60161331926819',
)
const row = fc.record({
  payeeName: fc.oneof(text, fc.constantFrom('Ada Stone', 'Søren', '4111111111111111')),
  countryCode: fc.constantFrom(
    'DE',
    'de',
    'NL',
    'FR',
    'GB',
    'US',
    'JP',
    'XX',
    '',
    ' DE',
    'D1',
    'ß',
  ),
  currency: fc.constantFrom('EUR', 'eur', 'GBP', 'USD', 'JPY', '', 'EU', 'XXX'),
  amount: amounts,
  note: fc.oneof(text, fc.constant('x'.repeat(150))),
  iban,
  bic: fc.constantFrom('', 'COBADEFF', 'COBADEFFXXX', 'cobadeff', 'COBAXXFF', 'X'),
  accountNumber: fc.constantFrom(
    '',
    '12345678',
    '123',
    '1234567',
    '12 34 56 78',
    '000012345678000000',
  ),
  email,
})

const GOOD = { payeeName: 'Ada Stone', amount: '12.50', note: 'Shelf', email: 'ada@x.example' }
const good = fc.constantFrom(
  { ...GOOD, countryCode: 'DE', currency: 'EUR', iban: 'DE89370400440532013000' },
  { ...GOOD, countryCode: 'FR', currency: 'EUR', iban: 'FR1420041010050500013M02606' },
  { ...GOOD, countryCode: 'AE', currency: 'BHD', iban: '', accountNumber: 'AB12345' },
)

const NAMES = [
  'payeeName',
  'countryCode',
  'currency',
  'amount',
  'note',
  'iban',
  'bic',
  'accountNumber',
  'email',
] as const

type Row = Readonly<Record<(typeof NAMES)[number], string>>

/** Good rows in which a cell or two are others, and rows of any cells. */
const mixed = fc
  .tuple(good, row, fc.subarray([...NAMES], { maxLength: 2 }))
  .map(([right, other, names]): Row => {
    const changed = Object.fromEntries(names.map(name => [name, other[name]]))
    return { bic: '', accountNumber: '', ...right, ...changed }
  })

const QUOTED = /[",;\r\n]/
const cellOf = (value: string) => (QUOTED.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

describe.each([
  ['p2p', P2P],
  ['eft', EFT],
])('bytes and texts of %s', (_method, format) => {
  it('are checked alike', () => {
    let right = 0
    fc.assert(
      fc.property(fc.array(fc.oneof(row, mixed), { minLength: 1, maxLength: 20 }), rows => {
        const lines = rows.map(each => NAMES.map(name => cellOf(each[name])).join(','))
        const checker = checked(`${NAMES.join(',')}\n${lines.join('\n')}\n`, format)
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
