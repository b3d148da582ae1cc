import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountShares, compareAmounts, sharesOfMost } from './index.ts'

describe('amountShares', () => {
  it.each([
    [[], []],
    [['5.00'], [0.5]],
    [
      ['2', '2.00'],
      [0.5, 0.5],
    ],
    [
      ['0.00', '10.00', '2.50'],
      [0, 1, 0.25],
    ],
    [
      ['-10.00', '10.00', '0.00'],
      [0, 1, 0.5],
    ],
  ])('puts %j at %j', (amounts, shares) => {
    expect(amountShares(amounts)).toEqual(shares)
  })

  it('keeps the order, within 0 and 1', () => {
    const amount = fc
      .integer({ min: -1_000_000, max: 1_000_000 })
      .map(cents => (cents / 100).toFixed(2))
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2 }), amounts => {
        const shares = amountShares(amounts.toSorted(compareAmounts))
        expect(shares).toEqual(shares.toSorted((first, second) => first - second))
        expect(shares.every(share => share >= 0 && share <= 1)).toBe(true)
      }),
    )
  })
})

describe('sharesOfMost', () => {
  it('draws all groups on one scale', () => {
    expect(
      sharesOfMost([
        ['5.00', '0.00'],
        ['10.00', '2.50'],
      ]),
    ).toEqual([
      [0.5, 0],
      [1, 0.25],
    ])
  })

  it('draws nothing of nothing', () => {
    expect(sharesOfMost([[], ['0.00']])).toEqual([[], [0]])
  })
})
