import fc from 'fast-check'

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
/** Rows of any cells. */
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

/** Rows of a file, right ones and faulty ones. */
export const generatedRows = fc.array(fc.oneof(row, mixed), { minLength: 1, maxLength: 20 })

/** Returns rows as the text of a file. */
export function fileOf(rows: readonly Row[]): string {
  const lines = rows.map(each => NAMES.map(name => cellOf(each[name])).join(','))
  return `${NAMES.join(',')}\n${lines.join('\n')}\n`
}
