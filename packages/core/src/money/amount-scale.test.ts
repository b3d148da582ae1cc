import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountScale } from './index.ts'

const linesOf = (amounts: readonly string[], currencyCode = 'EUR') =>
  amountScale(amounts, currencyCode)?.lines.map(({ amount }) => amount)

describe('amountScale', () => {
  it.each([
    [['14112.00', '14219.00'], 'EUR', ['0', '7500', '15000']],
    [['1000.00'], 'EUR', ['0', '500', '1000']],
    [['10.01'], 'EUR', ['0', '6', '12']],
    [['0.01'], 'EUR', ['0', '0.01']],
    [['0.00000003'], 'BTC', ['0', '0.00000002', '0.00000004']],
    [['9999999999999999.99'], 'EUR', ['0', '5000000000000000', '10000000000000000']],
    [['-40.00', '-10.00'], 'EUR', ['-40', '-20', '0']],
    [['-500.00', '500.00'], 'EUR', ['-500', '0', '500']],
    [['-300.00', '1000.00'], 'EUR', ['0', '500', '1000']],
    [['-1000.00', '300.00'], 'EUR', ['-1000', '-500', '0']],
    [['-600.00', '1000.00'], 'EUR', ['0', '750', '1500']],
  ])('reads %j in %s by %j', (amounts, currencyCode, lines) => {
    expect(linesOf(amounts, currencyCode)).toEqual(lines)
  })

  it.each([[[]], [['0.00']], [['0', '-0.00']]])('draws nothing of %j', amounts => {
    expect(amountScale(amounts, 'EUR')).toBeUndefined()
  })

  it('tells a small change on a great balance as small', () => {
    const { shares = [] } = amountScale(['14112.00', '14219.00'], 'EUR') ?? {}
    expect(shares).toEqual([0.9408, 0.947933])
  })

  it.each([
    ['above', ['10.00', '5.00'], 0],
    ['below', ['-10.00', '-5.00'], 1],
    ['on both sides', ['-10.00', '10.00'], 0.5],
  ])('begins at zero: %s', (_where, amounts, zero) => {
    expect(amountScale(amounts, 'EUR')?.zero).toBe(zero)
  })

  it('keeps every amount, zero and up to three lines within the drawing', () => {
    const amount = fc
      .integer({ min: -1_000_000_000, max: 1_000_000_000 })
      .map(cents => (cents / 100).toFixed(2))
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), amounts => {
        fc.pre(amounts.some(one => Number(one) !== 0))
        const { shares = [], zero = -1, lines = [] } = amountScale(amounts, 'EUR') ?? {}
        const places = [...shares, zero, ...lines.map(({ share }) => share)]
        expect(places.every(share => share >= 0 && share <= 1)).toBe(true)
        expect(lines.length).toBeGreaterThan(1)
        expect(lines.length).toBeLessThan(4)
      }),
    )
  })
})
