import { describe, expect, it } from 'vitest'
import { sampleFormat } from '../../../tests/batch-format-samples.ts'
import { FEE_SHARES } from '../../transfers/index.ts'
import { steadyText } from '../../values/index.ts'
import * as z from 'zod/mini'
import type { DecimalMark } from '../dialect/decimal-mark.ts'
import { batchRules } from './batch-rules.ts'
import type { CellFault } from './cell-fault.ts'
import { checkRow } from './check-row.ts'
import { checkText } from './check-text.ts'

type Cells = Readonly<Record<string, string>>

const EFT = sampleFormat('eft')
const WIRE = sampleFormat('wire')
const P2P = sampleFormat('p2p')

const DE = {
  payeeName: 'Ada Stone',
  countryCode: 'DE',
  currency: 'EUR',
  amount: '12.50',
  note: 'Shelf',
  iban: 'DE89370400440532013000',
}
const GB = {
  ...DE,
  countryCode: 'GB',
  currency: 'GBP',
  sortCode: '123456',
  accountNumber: '12345678',
}
const US = {
  ...DE,
  countryCode: 'US',
  currency: 'USD',
  routingNumber: '021000021',
  accountNumber: '12345678901234567',
  accountType: 'checking',
}
const MX = { ...DE, countryCode: 'MX', currency: 'MXN', clabe: '032180000118359719' }
const JP = {
  ...DE,
  countryCode: 'JP',
  currency: 'JPY',
  amount: '100',
  bankCode: '0001',
  accountNumber: '1234567',
}
const AE = { ...DE, countryCode: 'AE', currency: 'BHD', accountNumber: 'AB12345' }
const PAYEE = { email: 'ada@x.example', amount: '12.50', note: 'Shelf' }

function check(cells: Cells, format = EFT, decimalMark: DecimalMark | 'unknown' = '.') {
  const mark = decimalMark === 'unknown' ? undefined : decimalMark
  const rules = batchRules(format, { accountCurrency: 'EUR', decimalMark: mark })
  return checkRow(rules, column => cells[column] ?? '')
}

describe('right rows', () => {
  it.each<[what: string, cells: Cells, format?: typeof EFT]>([
    ['an IBAN', DE],
    [
      'an IBAN in Great Britain, in euros',
      { ...DE, countryCode: 'GB', iban: 'GB29NWBK60161331926819' },
    ],
    ['a sort code, in pounds', GB],
    ['a routing number', US],
    ['a CLABE', MX],
    ['an amount without decimals', JP],
    ['an amount with three decimals', { ...AE, amount: '1.234' }],
    ['the share of a fee', { ...DE, feeShare: 'SHA' }, WIRE],
    ['an email address', PAYEE, P2P],
    ['without a note', { ...PAYEE, note: '' }, P2P],
    ['a formula, which is text', { ...PAYEE, note: '=1+1' }, P2P],
    ['a name in its own letters, where they travel', { ...US, payeeName: 'Олена Їжак' }],
  ])('are paid by %s', (_what, cells, format) => {
    expect(check(cells, format).faults).toEqual({})
  })

  it('have canonical values', () => {
    const typed = {
      payeeName: ' Ada Stone ',
      countryCode: 'de',
      currency: ' eur',
      amount: '1.234,5 €',
      note: '',
      iban: 'de89 3704 0044 0532 0130 00',
    }
    const { faults, values } = check(typed, EFT, ',')
    expect(faults).toEqual({})
    expect(values).toMatchObject({
      payeeName: 'Ada Stone',
      countryCode: 'DE',
      currency: 'EUR',
      amount: '1234.50',
      note: '',
      iban: 'DE89370400440532013000',
    })
  })
})

type Case = [what: string, cells: Cells, column: string, fault: CellFault]

const amount = (text: string, cells: Cells = DE) => ({ ...cells, amount: text })

describe('faults', () => {
  it.each<Case>([
    ['a missing name', { ...DE, payeeName: ' ' }, 'payeeName', { reason: 'missing' }],
    ['a missing country', { ...DE, countryCode: '' }, 'countryCode', { reason: 'missing' }],
    ['a missing amount', amount(''), 'amount', { reason: 'missing' }],
    ['a missing IBAN', { ...DE, iban: '' }, 'iban', { reason: 'missing' }],
    [
      'a long note',
      { ...DE, note: 'x'.repeat(141) },
      'note',
      { reason: 'tooLong', most: 140, typed: 141 },
    ],
    ['words for an amount', amount('twelve'), 'amount', { reason: 'notAmount' }],
    ['1e3', amount('1e3'), 'amount', { reason: 'notAmount' }],
    ['two readings', amount('12,50'), 'amount', { reason: 'unclearAmount', readings: ['12.50'] }],
    ['a negative amount', amount('-5'), 'amount', { reason: 'notPositive' }],
    ['a negative amount of an accountant', amount('(5.00)'), 'amount', { reason: 'notPositive' }],
    ['nothing to pay', amount('0.00'), 'amount', { reason: 'notPositive' }],
    ['tenths of a cent', amount('7.001'), 'amount', { reason: 'tooManyDecimals', decimals: 2 }],
    ['half a yen', amount('100.5', JP), 'amount', { reason: 'tooManyDecimals', decimals: 0 }],
    ['too many digits', amount('1234567890123456', US), 'amount', { reason: 'tooLarge' }],
    [
      'less than the least',
      amount('4.99'),
      'amount',
      { reason: 'belowMinimum', minimum: '5', currencyCode: 'EUR' },
    ],
    [
      'more than the most',
      amount('25000.01'),
      'amount',
      { reason: 'aboveMaximum', maximum: '25000', currencyCode: 'EUR' },
    ],
    [
      'an unknown country',
      { ...DE, countryCode: 'XX' },
      'countryCode',
      { reason: 'unknownCountry' },
    ],
    [
      'another currency',
      { ...DE, currency: 'USD' },
      'currency',
      { reason: 'currencyNotReachable', currencies: ['EUR'] },
    ],
    [
      'no currency of two',
      { ...GB, currency: 'USD', iban: 'GB29NWBK60161331926819' },
      'currency',
      { reason: 'currencyNotReachable', currencies: ['EUR', 'GBP'] },
    ],
    [
      'a mistyped IBAN',
      { ...DE, iban: 'DE88370400440532013000' },
      'iban',
      { reason: 'checkDigits' },
    ],
    [
      'a Cyrillic letter',
      { ...DE, iban: 'DЕ89370400440532013000' },
      'iban',
      { reason: 'character', character: 'Е', position: 2, looksLike: 'E' },
    ],
    [
      'an IBAN of another country',
      { ...DE, iban: 'NL91ABNA0417164300' },
      'iban',
      { reason: 'otherCountry', country: 'NL' },
    ],
    ['an unknown option', { ...US, accountType: 'gold' }, 'accountType', { reason: 'option' }],
    [
      'an exponent in an account',
      { ...US, accountNumber: '8.93E+19' },
      'accountNumber',
      { reason: 'ruined', damage: 'exponent' },
    ],
    [
      'an exponent in an amount',
      amount('8.93E+19'),
      'amount',
      { reason: 'ruined', damage: 'exponent' },
    ],
    [
      'a lost zero',
      { ...GB, sortCode: '70436' },
      'sortCode',
      { reason: 'ruined', damage: 'leadingZeros' },
    ],
    [
      'a lost zero before check digits',
      { ...US, routingNumber: '21000021' },
      'routingNumber',
      { reason: 'ruined', damage: 'leadingZeros' },
    ],
    [
      'a number that is too short by more',
      { ...GB, sortCode: '12' },
      'sortCode',
      { reason: 'length', lengths: [6], typed: 2 },
    ],
    [
      'zeroed digits',
      { ...MX, clabe: '032180000118359000' },
      'clabe',
      { reason: 'ruined', damage: 'zeroedDigits' },
    ],
    [
      'zeroed digits without check digits',
      { ...AE, accountNumber: '893012345678912000' },
      'accountNumber',
      { reason: 'ruined', damage: 'zeroedDigits' },
    ],
    [
      'letters the rail lacks',
      { ...DE, payeeName: 'Søren Ödegård' },
      'payeeName',
      { reason: 'letters', letters: ['ø', 'Ö', 'å'], plain: 'Soeren Oedegaard' },
    ],
    ['text that turns around', { ...DE, note: 'a\u202Eb' }, 'note', { reason: 'hiddenCharacters' }],
    ['NUL', { ...DE, payeeName: 'Ada\0Stone' }, 'payeeName', { reason: 'hiddenCharacters' }],
    ['lines in a note', { ...DE, note: 'a\nb' }, 'note', { reason: 'hiddenCharacters' }],
    ['a damaged letter', { ...DE, payeeName: 'Jos\uFFFD' }, 'payeeName', { reason: 'unreadable' }],
    [
      'a card in a note',
      { ...DE, note: 'card 4111 1111 1111 1111 12/29' },
      'note',
      { reason: 'cardNumber' },
    ],
    ['a card as an amount', amount('4111111111111111'), 'amount', { reason: 'cardNumber' }],
    ['a card as an IBAN', { ...DE, iban: '4111111111111111' }, 'iban', { reason: 'cardNumber' }],
    ['a blanked card', { ...DE, note: '************1111' }, 'note', { reason: 'cardNumber' }],
  ])('are found: %s', (_what, cells, ...[column, fault]) => {
    expect(check(cells).faults).toEqual({ [column]: fault })
  })

  it.each([
    ['an address without a host', 'ada@', { reason: 'form' }],
    ['a blank inside', 'a da@x.example', { reason: 'character', character: ' ', position: 2 }],
    ['no address', 'Ada', { reason: 'form' }],
  ])('of an email address are found: %s', (_what, email, fault) => {
    expect(check({ ...PAYEE, email }, P2P).faults).toEqual({ email: fault })
  })

  it('of an amount are left open while two decimal marks are possible', () => {
    const { faults } = check(amount('1.234', { ...PAYEE }), P2P, 'unknown')
    expect(faults).toEqual({ amount: { reason: 'unclearAmount', readings: ['1234.00'] } })
    expect(check(amount('7', PAYEE), P2P, 'unknown').faults).toEqual({})
  })

  it('of one cell leave the others right', () => {
    const { faults, values } = check({ ...DE, iban: 'x', amount: 'y' })
    expect(Object.keys(faults)).toEqual(['amount', 'iban'])
    expect(values['payeeName']).toBe('Ada Stone')
  })

  it('are not looked for in fields of other countries', () => {
    expect(check({ ...DE, sortCode: 'x', clabe: '1' }).faults).toEqual({})
  })

  it('in numbers that may look like cards are not those of cards', () => {
    expect(check({ ...US, accountNumber: '4111111111111111' }).faults).toEqual({})
  })
})

describe('the columns', () => {
  it('have the shares of fees that wires have', () => {
    expect(WIRE.columns.find(({ name }) => name === 'feeShare')?.options).toEqual([...FEE_SHARES])
  })

  it('of names take the characters that names may have elsewhere', () => {
    const schema = z.string().check(steadyText)
    const column = { name: 'payeeName', content: 'name', isRequired: true } as const
    for (let code = 1; code < 0x2100; code += 1) {
      const name = `a${String.fromCharCode(code)}b`
      const isSteady = schema.safeParse(name).success
      expect([code, checkText(name, column, undefined).isRight]).toEqual([code, isSteady])
    }
  })
})
