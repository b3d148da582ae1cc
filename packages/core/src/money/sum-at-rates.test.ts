import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, sumAtRates } from './index.ts'

const EURO = { rate: '1', decimals: 2 }

const cents = fc
  .bigInt(-(10n ** 12n), 10n ** 12n)
  .map(
    value =>
      `${value / 100n}.${String(value < 0n ? -value % 100n : value % 100n).padStart(2, '0')}`,
  )
const rate = fc.integer({ min: 1, max: 10_000_000 }).map(value => (value / 10_000).toFixed(4))

describe('sumAtRates', () => {
  it.each([
    [[], '0.00'],
    [[{ amount: '10.00', rate: '1' }], '10.00'],
    [[{ amount: '108.42', rate: '1.0842' }], '100.00'],
    [
      [
        { amount: '0.10', rate: '1' },
        { amount: '0.20', rate: '1' },
      ],
      '0.30',
    ],
    // A third and two thirds of a cent: rounded separately, their sum would be a cent less.
    [
      [
        { amount: '0.01', rate: '3' },
        { amount: '0.02', rate: '3' },
      ],
      '0.01',
    ],
  ])('adds %j up to %s', (parts, sum) => {
    expect(sumAtRates(parts, EURO)).toBe(sum)
  })

  it('adds amounts of one currency exactly, at whatever rate', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), rate, (amounts, own) => {
        const parts = amounts.map(amount => ({ amount, rate: own }))
        const sum = amounts.reduce(addAmounts)
        expect(sumAtRates(parts, { rate: own, decimals: 2 }).replace(/^-0\.00$/, '0.00')).toBe(
          sum.replace(/^-0\.00$/, '0.00'),
        )
      }),
    )
  })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ amount: cents, rate })), rate, (parts, own) => {
        const target = { rate: own, decimals: 2 }
        expect(sumAtRates(parts.toReversed(), target)).toBe(sumAtRates(parts, target))
      }),
    )
  })
})
