import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { currencyCodeSchema, decimalSchema, moneySchema, positiveDecimalSchema } from './money.ts'

const takes = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

describe('decimalSchema', () => {
  it.each(['0', '0.00', '-12.5', '12480.55', '0.00000001', '999999999999999.99999999'])(
    'takes %s',
    amount => {
      expect(takes(decimalSchema, amount)).toBe(true)
    },
  )

  it.each(['', '.5', '5.', '+5', '1e3', '1,5', ' 5', '0.123456789', '1234567890123456', 5, null])(
    'refuses %o',
    amount => {
      expect(takes(decimalSchema, amount)).toBe(false)
    },
  )

  it('carries every amount unchanged through JSON', () => {
    const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.nat(99_999_999))
    fc.assert(
      fc.property(amounts, ([whole, rest]) => {
        const amount = `${whole}.${String(rest).padStart(8, '0')}`
        const wire: unknown = JSON.parse(JSON.stringify({ amount, currencyCode: 'EUR' }))
        expect(z.decode(moneySchema, wire as never).amount).toBe(amount)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('positiveDecimalSchema', () => {
  it('wants more than nothing', () => {
    const amounts = ['0.01', '1', '10.00', '0', '0.00', '-1', '-0.01']
    expect(amounts.filter(amount => takes(positiveDecimalSchema, amount))).toEqual([
      '0.01',
      '1',
      '10.00',
    ])
  })
})

describe('currencyCodeSchema', () => {
  it('takes three capitals', () => {
    const codes = ['EUR', 'eur', 'EU', 'EURO', '978']
    expect(codes.filter(code => takes(currencyCodeSchema, code))).toEqual(['EUR'])
  })
})
