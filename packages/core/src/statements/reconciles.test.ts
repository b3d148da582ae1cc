import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWholeMonth, reconciles } from './index.ts'

const COUNTS = { processingCount: 0, rejectedCount: 0 }

/** A whole number of the smallest unit, in the bank's format. */
function written(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const text = decimals === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`
  return units < 0n ? `-${text}` : text
}

const units = (least: bigint) => fc.bigInt({ min: least, max: 10n ** 14n })
const ledger = fc.record({
  beginning: units(-(10n ** 14n)),
  credit: units(0n),
  debit: units(0n),
  error: fc.bigInt({ min: -1000n, max: 1000n }),
  decimals: fc.constantFrom(0, 2, 3, 8),
})

describe('reconciles', () => {
  it('holds exactly where the sums are right (HIST-012)', () => {
    fc.assert(
      fc.property(ledger, ({ beginning, credit, debit, error, decimals }) => {
        const totals = {
          beginningBalance: written(beginning, decimals),
          totalCredit: written(credit, decimals),
          totalDebit: written(debit, decimals),
          endingBalance: written(beginning + credit - debit + error, decimals),
          ...COUNTS,
        }
        expect(reconciles(totals)).toBe(error === 0n)
      }),
    )
  })

  it('counts without floats (HIST-012)', () => {
    const totals = { beginningBalance: '0.10', totalCredit: '0.20', totalDebit: '0', ...COUNTS }
    expect(reconciles({ ...totals, endingBalance: '0.30' })).toBe(true)
    expect(reconciles({ ...totals, endingBalance: '0.31' })).toBe(false)
  })
})

describe('isWholeMonth', () => {
  it.each([
    ['2026-10-31', true],
    ['2026-11-30', true],
    ['2026-11-29', false],
    ['2026-02-28', true],
    ['2028-02-28', false],
    ['2028-02-29', true],
    ['2026-12-31', true],
    ['2026-12-01', false],
  ])('says of a statement up to %s: %s', (dateTo, isWhole) => {
    expect(isWholeMonth({ dateTo })).toBe(isWhole)
  })
})
