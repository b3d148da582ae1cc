import { describe, expect, it } from 'vitest'
import { isBlockedBin, typedBin } from './index.ts'

describe('typedBin', () => {
  it.each([
    ['', undefined],
    ['4100 0', undefined],
    ['4100 00', '410000'],
    [' 41 00 00 12 34', '410000'],
    ['4100000000000017', '410000'],
    ['4100ab0000', undefined],
    ['41ab000000', undefined],
    ['ab41000000', undefined],
  ])('of %j is %j (CARD-014)', (typed, bin) => {
    expect(typedBin(typed)).toBe(bin)
  })
})

describe('isBlockedBin', () => {
  it('goes by the first six digits alone (CARD-014, CARD-015)', () => {
    const blocked = ['400000', '510000']
    expect(isBlockedBin('4000 0012 3456 7890', blocked)).toBe(true)
    expect(isBlockedBin('4000 01', blocked)).toBe(false)
    expect(isBlockedBin('4000', blocked)).toBe(false)
  })
})
