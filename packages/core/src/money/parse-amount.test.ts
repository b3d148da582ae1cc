import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../locale/index.ts'
import { formatAmount, formatMoney, isPositive, parseAmount } from './index.ts'

const decimal = (decimals: number) =>
  fc
    .tuple(
      fc.bigInt({ min: 0n, max: 999_999_999_999_999n }),
      fc.integer({ min: 0, max: 10 ** decimals - 1 }),
    )
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(decimals, '0')}`)

describe('parseAmount', () => {
  it.each(LOCALES)('reads what is written in %s', locale => {
    fc.assert(
      fc.property(decimal(2), amount => {
        fc.pre(isPositive(amount))
        const parsed = parseAmount(formatAmount(amount, locale), locale, 'EUR')
        expect(parsed).toEqual({ ok: true, amount })
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(LOCALES)('reads what is written in %s with eight decimals', locale => {
    fc.assert(
      fc.property(decimal(8), amount => {
        fc.pre(isPositive(amount))
        const parsed = parseAmount(formatAmount(amount, locale), locale, 'BTC')
        expect(parsed).toEqual({ ok: true, amount })
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(LOCALES)('reads what our own screens show in %s', locale => {
    for (const currencyCode of ['EUR', 'RON', 'USD', 'CHF', 'JPY']) {
      const decimals = currencyCode === 'JPY' ? '' : '.50'
      for (const amount of [`1234567${decimals}`, `1234${decimals}`, `7${decimals}`]) {
        const shown = formatMoney({ amount, currencyCode }, locale)
        expect(parseAmount(shown, locale, currencyCode)).toEqual({ ok: true, amount })
        expect(parseAmount(`−${shown}`, locale, currencyCode).ok).toBe(false)
      }
    }
  })

  it.each([
    ['€ 5', 'en', '5.00'],
    ['5 €', 'en', '5.00'],
    ['1.234,50\u00a0€', 'es', '1234.50'],
    ['EUR 12.50', 'en', '12.50'],
    ['12,50 eur', 'ua', '12.50'],
    ['\u2068€1,234.50\u2069', 'en', '1234.50'],
    ['12.50\u202c', 'en', '12.50'],
    ['\u202d12.50\u202c', 'en', '12.50'],
    ['\u200e12.50', 'en', '12.50'],
    ['12.50\u200b', 'en', '12.50'],
    ['\u00ad12.50', 'en', '12.50'],
    ['\u202a1.234,50\u202c', 'es', '1234.50'],
  ] as const)('reads the pasted %j in %s as %s', (text, locale, amount) => {
    expect(parseAmount(text, locale, 'EUR')).toEqual({ ok: true, amount })
  })

  it.each([
    ['12.5', 'en', '12.50'],
    ['12,5', 'es', '12.50'],
    ['12.5', 'es', '12.50'],
    ['1.234', 'es', '1234.00'],
    ['1.234,5', 'es', '1234.50'],
    ['1,234.5', 'en', '1234.50'],
    ['1 234,5', 'ru', '1234.50'],
    ['1\u00a0234\u202f567', 'ua', '1234567.00'],
    ['  7 ', 'pt', '7.00'],
    ['.5', 'en', '0.50'],
    ['5.', 'en', '5.00'],
    ['007', 'ro', '7.00'],
    ['1234,50', 'pt', '1234.50'],
    ['1234.50', 'pt', '1234.50'],
    ['1.234,50', 'pt', '1234.50'],
    ['1 234,5', 'pt', '1234.50'],
    ['12\u00a0345,67', 'pt', '12345.67'],
    ['1\u202f234\u202f567', 'pt', '1234567.00'],
    ['1.234.567', 'pt', '1234567.00'],
    ['12.5', 'pt', '12.50'],
    ['1234.500', 'pt', '1234.50'],
    ['01.500', 'pt', '1.50'],
    ['1.5000', 'en', '1.50'],
    ['1.234', 'pt', '1234.00'],
    ['1.234,50', 'en', '1234.50'],
    ['1,234.50', 'es', '1234.50'],
    ['1,234.50', 'pt', '1234.50'],
    ['1 234,5', 'en', '1234.50'],
    ['1.234.567', 'en', '1234567.00'],
    ["1'234.50", 'en', '1234.50'],
    ['1’234,50', 'ro', '1234.50'],
    ['1,234', 'en', '1234.00'],
    ['١٢', 'en', '12.00'],
    ['۱۲', 'ru', '12.00'],
    ['१२', 'es', '12.00'],
    ['১২', 'pt', '12.00'],
    ['１２.５', 'ua', '12.50'],
    ['١٬٢٣٤٫٥', 'en', '1234.50'],
    ['١٫٥', 'en', '1.50'],
  ] as const)('reads %o in %s as %s', (text, locale, amount) => {
    expect(parseAmount(text, locale, 'EUR')).toEqual({ ok: true, amount })
  })

  it.each([
    ['', 'en', 'empty'],
    ['   ', 'en', 'empty'],
    ['-5', 'en', 'negative'],
    ['−5', 'ru', 'negative'],
    ['0', 'en', 'zero'],
    ['0.00', 'en', 'zero'],
    ['0,000', 'es', 'zero'],
    ['1.234 567', 'pt', 'not_a_number'],
    ['12.34,50', 'pt', 'not_a_number'],
    ['0.001', 'es', 'too_many_decimals'],
    ['0,001', 'en', 'too_many_decimals'],
    ['0,00', 'en', 'zero'],
    ['٥٥٥٥-', 'en', 'not_a_number'],
    ['𝟙', 'en', 'not_a_number'],
    ['1,234.567', 'es', 'too_many_decimals'],
    ['1.2.3', 'en', 'not_a_number'],
    ['1 00', 'ru', 'not_a_number'],
    ['1,23,456', 'en', 'not_a_number'],
    ['1,2345.5', 'en', 'not_a_number'],
    ['1.2345', 'pt', 'too_many_decimals'],
    ['5-3', 'en', 'not_a_number'],
    ['12\t345', 'en', 'not_a_number'],
    ['12\n345', 'es', 'not_a_number'],
    ['1\u2028234', 'ru', 'not_a_number'],
    ['12a', 'en', 'not_a_number'],
    ['1e3', 'en', 'not_a_number'],
    ['0x10', 'en', 'not_a_number'],
    ['$5', 'en', 'not_a_number'],
    ['USD 5', 'en', 'not_a_number'],
    ['€5€', 'en', 'not_a_number'],
    ['1€5', 'en', 'not_a_number'],
    ['€', 'en', 'empty'],
    ['-5 €', 'es', 'negative'],
    ['€-5', 'en', 'negative'],
    ['−€5.00', 'en', 'negative'],
    ['\u200b', 'en', 'empty'],
    ['.', 'en', 'not_a_number'],
    [',', 'es', 'not_a_number'],
    ['1234567890123456', 'en', 'too_large'],
  ] as const)('refuses %o in %s as %s', (text, locale, fault) => {
    expect(parseAmount(text, locale, 'EUR')).toEqual({ ok: false, fault })
  })

  it.each([
    ['12,50', 'en', 'EUR', ['12.50']],
    ['1.005', 'en', 'EUR', ['1005.00']],
    ['1,005', 'ru', 'EUR', ['1005.00']],
    ['1,234', 'pt', 'EUR', ['1234.00']],
    ['12.500', 'en', 'EUR', ['12.50', '12500.00']],
    ['12.500', 'pt', 'EUR', ['12500.00', '12.50']],
    ['12,500', 'ua', 'EUR', ['12.50', '12500.00']],
    ['1.234', 'pt', 'BHD', ['1234.000', '1.234']],
    ['1.234', 'pt', 'BTC', ['1234.00000000', '1.23400000']],
    ['1.000', 'en', 'JPY', ['1', '1000']],
    ['1.500', 'es', 'BHD', ['1500.000', '1.500']],
    ['1.500', 'ro', 'BHD', ['1500.000', '1.500']],
    ['1.500', 'ru', 'BHD', ['1.500', '1500.000']],
    ['1.500', 'ua', 'BHD', ['1.500', '1500.000']],
    ['1,500', 'en', 'BHD', ['1500.000', '1.500']],
    ['1,000', 'en', 'BHD', ['1000.000', '1.000']],
    ['1.234', 'es', 'BTC', ['1234.00000000', '1.23400000']],
    ['1,234', 'en', 'BTC', ['1234.00000000', '1.23400000']],
    ['1.234', 'es', 'UYW', ['1234.0000', '1.2340']],
  ] as const)('asks what %o means in %s of %s', (...[text, locale, currencyCode, readings]) => {
    const unclear = { ok: false, fault: 'unclear', readings }
    expect(parseAmount(text, locale, currencyCode)).toEqual(unclear)
  })

  it.each([
    ['1.234', 'en', '1.234'],
    ['1,234', 'ru', '1.234'],
    ['1,234', 'es', '1.234'],
    ['1,234', 'pt', '1.234'],
    ['0.001', 'en', '0.001'],
    ['0.001', 'es', '0.001'],
    ['0,001', 'ru', '0.001'],
    ['1.5', 'es', '1.500'],
    ['1.234,5', 'es', '1234.500'],
    ['1.234.567', 'es', '1234567.000'],
  ] as const)('has no doubt of %o in %s where three decimals are usual', (text, locale, amount) => {
    expect(parseAmount(text, locale, 'BHD')).toEqual({ ok: true, amount })
  })

  it('takes the decimals that the currency has', () => {
    expect(parseAmount('5', 'en', 'JPY')).toEqual({ ok: true, amount: '5' })
    expect(parseAmount('5.5', 'en', 'JPY')).toEqual({ ok: false, fault: 'too_many_decimals' })
    expect(parseAmount('0.00000001', 'en', 'BTC')).toEqual({ ok: true, amount: '0.00000001' })
  })

  it.each(LOCALES)('takes %s thousandths for nothing a thousand times as large', locale => {
    for (const text of ['0.001', '0,001']) {
      const parsed = parseAmount(text, locale, 'BTC')
      expect(parsed.ok ? parsed.amount : '0.00100000').toBe('0.00100000')
    }
  })

  it('answers for whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LOCALES), (text, locale) => {
        const parsed = parseAmount(text, locale, 'EUR')
        expect(parsed.ok ? parsed.amount : '0.00').toMatch(/^\d{1,15}\.\d{2}$/)
      }),
    )
  })
})
