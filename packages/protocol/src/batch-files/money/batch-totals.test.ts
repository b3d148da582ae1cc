import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BatchTotals } from './batch-totals.ts'
import { compareDecimals } from './compare-decimals.ts'

const cents = fc.bigInt({ min: 1n, max: 10n ** 17n })
const decimal = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`

describe('totals', () => {
  it('are the sum of the rows, whatever was added and removed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, fc.boolean())), rows => {
        const totals = new BatchTotals()
        for (const [minor] of rows) totals.add(decimal(minor), 'EUR')
        for (const [minor, stays] of rows) if (!stays) totals.remove(decimal(minor), 'EUR')
        const kept = rows.flatMap(([minor, stays]) => (stays ? [minor] : []))
        const amount = decimal(kept.reduce((sum, minor) => sum + minor, 0n))
        const sums = kept.length > 0 ? [{ currencyCode: 'EUR', amount, rows: kept.length }] : []
        expect(totals.totals).toEqual(sums)
      }),
    )
  })

  it('stay exact beyond the largest safe number', () => {
    const totals = new BatchTotals()
    for (let row = 0; row < 3; row += 1) totals.addMinor(Number.MAX_SAFE_INTEGER, 'EUR')
    totals.addMinor(1, 'EUR')
    expect(totals.totals).toEqual([{ currencyCode: 'EUR', amount: '270215977642229.74', rows: 4 }])
  })

  it('go on from those of another thread, which stay as they are', () => {
    const totals = new BatchTotals()
    totals.addMinor(Number.MAX_SAFE_INTEGER, 'EUR')
    totals.add('99999999999999.99', 'USD')
    const before = totals.totals
    const { state } = totals
    const copy = new BatchTotals(structuredClone(state))
    expect(copy.totals).toEqual(before)
    totals.add('7.00', 'EUR')
    expect(new BatchTotals(state).totals).toEqual(before)
  })

  it('are separate for each currency, with its decimals', () => {
    const totals = new BatchTotals()
    totals.add('1.5', 'USD')
    totals.add('100', 'JPY')
    totals.add('0.001', 'BHD')
    totals.add('2', 'USD')
    expect(totals.totals).toEqual([
      { currencyCode: 'BHD', amount: '0.001', rows: 1 },
      { currencyCode: 'JPY', amount: '100', rows: 1 },
      { currencyCode: 'USD', amount: '3.50', rows: 2 },
    ])
  })
})

describe('decimals', () => {
  it.each([
    ['5', '5.00', 0],
    ['4.99', '5', -1],
    ['10', '9.99', 1],
    ['0.5', '0.05', 1],
    ['25000.01', '25000', 1],
    ['007', '7', 0],
  ])('compares %s with %s', (one, other, sign) => {
    expect(Math.sign(compareDecimals(one, other))).toBe(sign)
  })
})
