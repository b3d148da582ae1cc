import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare, divide, multiply, negate, subtract } from './decimal.ts'
import { hasAtMostDecimals, roundDown, roundHalfUp, roundUp } from './rounding.ts'

const cents = fc.bigInt(-(10n ** 16n), 10n ** 16n)
const amount = (value: bigint) => divide(String(value), '100')

describe('decimal', () => {
  it('adds without a float in sight', () => {
    expect([add('0.10', '0.20'), subtract('1.00', '0.9'), multiply('1.1', '1.1')]).toEqual([
      '0.30',
      '0.10',
      '1.21',
    ])
  })

  it('agrees with whole cents, whatever is added', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(compare(add(amount(a), amount(b)), amount(a + b))).toBe(0)
      }),
    )
  })

  it('writes neither exponents nor minus zero', () => {
    expect([divide('1', '10000000000'), negate('0.00'), multiply('1e3', '1e20')]).toEqual([
      '0.0000000001',
      '0.00',
      `1${'0'.repeat(23)}`,
    ])
  })
})

describe('rounding', () => {
  it.each([
    ['1.005', '1.01', '1.01', '1.00'],
    ['1.004', '1.00', '1.01', '1.00'],
    ['1.00', '1.00', '1.00', '1.00'],
    ['0.0000000001', '0.00', '0.01', '0.00'],
  ])('rounds %s half up, up and down', (value, ...rounded) => {
    expect([roundHalfUp(value, 2), roundUp(value, 2), roundDown(value, 2)]).toEqual(rounded)
  })

  it('knows amounts finer than the smallest unit', () => {
    expect([hasAtMostDecimals('1.10000', 2), hasAtMostDecimals('1.101', 2)]).toEqual([true, false])
  })
})
