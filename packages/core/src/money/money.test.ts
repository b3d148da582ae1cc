import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../locale/index.ts'
import {
  addAmounts,
  compareAmounts,
  currencyIndex,
  currencyName,
  currencySymbol,
  formatAmount,
  formatMoney,
  formatRoundMoney,
  isPositive,
  minorUnits,
  normalAmount,
  parseAmount,
  subtractAmounts,
} from './index.ts'

const spaced = (text: string) => text.replace(/\s/g, ' ')
const money = (amount: string, currencyCode: string, locale: Locale = 'en') =>
  spaced(formatMoney({ amount, currencyCode }, locale))

const decimal = (decimals: number) =>
  fc
    .tuple(
      fc.bigInt({ min: 0n, max: 999_999_999_999_999n }),
      fc.integer({ min: 0, max: 10 ** decimals - 1 }),
    )
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(decimals, '0')}`)

describe('formatMoney', () => {
  it('writes each digit of a rate, however small the unit', () => {
    expect(money('0.000000098726404', 'BTC')).toBe('BTC 0.000000098726404')
    expect(money('1.0787000', 'USD')).toBe('$1.0787')
  })

  it.each([
    ['EUR', '€1.00'],
    ['USD', '$1.00'],
    ['AUD', '$1.00'],
    ['CAD', '$1.00'],
    ['GBP', '£1.00'],
    ['RON', 'lei 1.00'],
  ])('writes %s with its symbol (ACCT-016)', (currencyCode, text) => {
    expect(money('1', currencyCode)).toBe(text)
  })

  it.each(LOCALES)('writes lei for RON in %s (ACCT-016)', locale => {
    expect(money('1', 'RON', locale)).toMatch(/lei/)
  })

  it.each([
    ['5', '€5.00'],
    ['5.1', '€5.10'],
    ['5.123', '€5.123'],
    ['5.12345678', '€5.12345678'],
    ['5.10000000', '€5.10'],
    ['0.00000001', '€0.00000001'],
    ['-12.5', '−€12.50'],
  ])('writes %s with 2 to 8 decimals (ACCT-017, CONST-010)', (amount, text) => {
    expect(money(amount, 'EUR')).toBe(text)
  })

  it.each([
    ['en', '€1,234,567.89'],
    ['es', '1.234.567,89 €'],
    ['pt', '1 234 567,89 €'],
    ['ro', '1.234.567,89 €'],
    ['ru', '1 234 567,89 €'],
    ['ua', '1 234 567,89 €'],
  ] as const)('writes as %s does (I18N-003)', (locale, text) => {
    expect(money('1234567.89', 'EUR', locale)).toBe(text)
  })

  it.each(['-0', '-0.00', '0.00'])('writes %s without a minus', amount => {
    expect(money(amount, 'EUR')).toBe('€0.00')
    expect(formatAmount(amount, 'en')).toBe('0.00')
    expect(formatRoundMoney({ amount, currencyCode: 'EUR' }, 'en')).toBe('€0')
  })

  it('writes the code of a currency that ISO 4217 does not know', () => {
    expect(money('-1.5', 'USDT')).toBe('−USDT 1.50')
    expect(money('1.5', 'USDT', 'es')).toBe('1,50 USDT')
  })

  it.each(LOCALES)('writes a true minus in %s, and reads both', locale => {
    const minus = { amount: '-5', currencyCode: 'EUR' }
    expect(formatMoney(minus, locale)).toContain('−')
    expect(formatAmount('-5', locale)).toMatch(/^−5/)
    expect([formatMoney(minus, locale), formatAmount('-5', locale)].join('')).not.toContain('-')
    for (const sign of ['-', '−']) {
      const fault = { ok: false, fault: 'negative' }
      expect(parseAmount(`${sign}5`, locale, 'EUR')).toEqual(fault)
    }
  })

  it('keeps every digit of 10,000 decimals', () => {
    fc.assert(
      fc.property(decimal(8), fc.constantFrom(...LOCALES), (amount, locale) => {
        const digits = formatMoney({ amount, currencyCode: 'EUR' }, locale).replace(/\D/g, '')
        const [whole = '', rest = ''] = amount.split('.')
        expect(digits).toBe(whole + rest.replace(/0{1,6}$/, ''))
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('amounts', () => {
  it('adds without losing a cent', () => {
    expect(addAmounts('5', '1.50')).toBe('6.50')
    expect(subtractAmounts('5', '1')).toBe('4')
    expect(addAmounts('0.1', '0.2')).toBe('0.3')
    expect(addAmounts('9007199254740993.01', '0.010')).toBe('9007199254740993.020')
  })

  it('subtracts what was added', () => {
    fc.assert(
      fc.property(decimal(2), decimal(2), (first, second) => {
        const back = subtractAmounts(addAmounts(first, second), second)
        expect(compareAmounts(back, first)).toBe(0)
      }),
    )
  })

  it('compares values, not texts', () => {
    expect(compareAmounts('10', '9.99')).toBe(1)
    expect(compareAmounts('1.50', '1.5')).toBe(0)
    expect(compareAmounts('-1', '0')).toBe(-1)
  })

  it('knows what is above zero', () => {
    expect(['0.01', '0.00', '-1'].map(isPositive)).toEqual([true, false, false])
  })

  it('writes equal amounts equally', () => {
    expect(['12.50', '012.5', '12.5'].map(normalAmount)).toEqual(['12.5', '12.5', '12.5'])
    expect(['100', '100.00', '0100'].map(normalAmount)).toEqual(['100', '100', '100'])
    expect(['0', '000', '0.0', '-0', '-0.00'].map(normalAmount)).toEqual(Array(5).fill('0'))
    expect(['-05.50', '0.10', '0.00000001'].map(normalAmount)).toEqual([
      '-5.5',
      '0.1',
      '0.00000001',
    ])
    expect(() => normalAmount('1,5')).toThrow(TypeError)
  })
})

describe('currencies', () => {
  it('knows their decimals', () => {
    expect(['EUR', 'RON', 'JPY', 'BTC'].map(minorUnits)).toEqual([2, 2, 0, 8])
  })

  it.each([
    ['16000', 'JPY\u00a016,000', '16,000'],
    ['324582.00', 'JPY\u00a0324,582', '324,582'],
    ['162.45365', 'JPY\u00a0162.45365', '162.45365'],
  ])('writes no decimals of one that has none: %s', (amount, money, plain) => {
    expect(formatMoney({ amount, currencyCode: 'JPY' }, 'en')).toBe(money)
    expect(formatAmount(amount, 'en', 'JPY')).toBe(plain)
  })

  it('names those without a symbol', () => {
    expect(currencySymbol('CHF')).toBe('CHF')
  })

  it.each([
    ['EUR', 'en', 'Euro'],
    ['GBP', 'en', 'British Pound'],
    ['EUR', 'es', 'Euro'],
    ['GBP', 'es', 'Libra esterlina'],
    ['RON', 'pt', 'Leu romeno'],
    ['RON', 'ro', 'Leu românesc'],
    ['USD', 'ru', 'Доллар США'],
    ['EUR', 'ua', 'Євро'],
    ['BTC', 'en', 'BTC'],
    ['USDT', 'en', 'USDT'],
    ['', 'en', ''],
  ] as const)('calls %s in %s %s', (currencyCode, locale, name) => {
    expect(currencyName(currencyCode, locale)).toBe(name)
  })

  it('gives each currency of the bank a colour of its own, and others one of the six', () => {
    const ours = ['EUR', 'USD', 'GBP', 'RON', 'CAD', 'AUD'].map(code => currencyIndex(code, 6))
    expect(new Set(ours).size).toBe(6)
    expect([0, 1, 2, 3, 4, 5]).toContain(currencyIndex('CHF', 6))
    expect(currencyIndex('RON', 4)).toBeLessThan(4)
  })
})

describe('formatRoundMoney', () => {
  it.each([
    ['0', '€0'],
    ['7500', '€7,500'],
    ['7.5', '€7.50'],
    ['0.02', '€0.02'],
    ['-400', /^.€400$/],
    ['999999', '€999,999'],
    ['2500000', '€2.5M'],
    ['-3000000', /^.€3M$/],
  ])('writes %s in short', (amount, text) => {
    expect(formatRoundMoney({ amount, currencyCode: 'EUR' }, 'en')).toMatch(text)
  })
})

describe("a language that isn't the bank's", () => {
  it.each([
    ['ar', '\u2066\u22121,234.50\u00A0€\u2069'],
    ['ar-SA', '\u2066\u22121,234.50\u00A0€\u2069'],
    ['he', '\u2066\u22121,234.50\u00A0€\u2069'],
    ['fa', '\u2066\u2212€\u00A01,234.50\u2069'],
    ['de', '\u22121.234,50\u00A0€'],
  ])('has amounts in Latin digits, from left to right: %s', (locale, text) => {
    expect(formatMoney({ amount: '-1234.5', currencyCode: 'EUR' }, locale)).toBe(text)
    expect(parseAmount('1234.5', locale, 'EUR')).toEqual({ ok: true, amount: '1234.50' })
  })

  it('reads amounts in the digits of its keyboard', () => {
    expect(parseAmount('١٢٣٤٫٥', 'ar-EG', 'EUR')).toEqual({ ok: true, amount: '1234.50' })
  })
})
