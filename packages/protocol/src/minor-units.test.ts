import { code, codes } from 'currency-codes'
import { describe, expect, it } from 'vitest'
import { minorUnits } from './minor-units.ts'

describe('minorUnits', () => {
  it('is what ISO 4217 lists, for every currency of it', () => {
    const listed = codes()
      // Metals, test codes and the code for no currency have no minor unit.
      .filter(name => !/^X(?!AF|CD|CG|OF|PF)/.test(name))
      .map(name => [name, code(name)?.digits])
    expect(listed.length).toBeGreaterThan(150)
    expect(listed.map(([name]) => [name, minorUnits(String(name))])).toEqual(listed)
  })

  it.each([
    ['EUR', 2],
    ['RSD', 2],
    ['HUF', 2],
    ['ALL', 2],
    ['COP', 2],
    ['JPY', 0],
    ['ISK', 0],
    ['KWD', 3],
    ['TND', 3],
    ['CLF', 4],
    ['BTC', 8],
    ['ETH', 8],
  ] as const)('gives %s %i decimals', (currencyCode, decimals) => {
    expect(minorUnits(currencyCode)).toBe(decimals)
  })
})
