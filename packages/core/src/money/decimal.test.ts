import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, compareAmounts, subtractAmounts, sumAtRates } from './index.ts'

const amount = fc
  .tuple(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), fc.integer({ min: 0, max: 8 }))
  .map(([units, scale]) => Big(units).div(Big(10).pow(scale)).toFixed(scale))
const rate = fc.integer({ min: 1, max: 10_000_000 }).map(units => Big(units).div(10_000).toFixed(4))
const unsigned = (zero: string) => zero.replace(/^-(?=[0.]+$)/, '')

describe('amounts', () => {
  it('are compared, added and subtracted as by the decimal library', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const scale = Math.max(...[one, other].map(each => each.split('.')[1]?.length ?? 0))
        expect(compareAmounts(one, other)).toBe(Big(one).cmp(other))
        expect(addAmounts(one, other)).toBe(unsigned(Big(one).plus(other).toFixed(scale)))
        expect(subtractAmounts(one, other)).toBe(unsigned(Big(one).minus(other).toFixed(scale)))
      }),
    )
  })

  it('are converted and rounded as by the decimal library', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ amount, rate })), rate, (parts, own) => {
        const sum = parts.reduce(
          (all, part) => all.plus(Big(part.amount).times(own).div(part.rate)),
          Big(0),
        )
        expect(sumAtRates(parts, { rate: own, decimals: 2 })).toBe(
          unsigned(sum.toFixed(2, Big.roundHalfUp)),
        )
      }),
    )
  })

  it.each(['', '1e3', 'abc', '1.2.3'])('are refused when they are none: %j', text => {
    expect(() => addAmounts(text, '1.00')).toThrow('Not an amount')
  })
})
