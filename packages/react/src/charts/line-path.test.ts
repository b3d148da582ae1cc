import { describe, expect, it } from 'vitest'
import { areaPath, linePath } from './line-path.ts'

describe('linePath', () => {
  it('goes from edge to edge, more higher up', () => {
    expect(linePath([0, 1, 0.5])).toBe('M0 160L300 0L600 80')
  })

  it('draws one value as a level line, and none as nothing', () => {
    expect(linePath([0.5])).toBe('M0 80L600 80')
    expect(linePath([])).toBe('')
    expect(areaPath([], 0)).toBe('')
  })
})

describe('areaPath', () => {
  it.each([
    [0, 'M0 80L600 0V160H0Z'],
    [0.25, 'M0 80L600 0V120H0Z'],
    [1, 'M0 80L600 0V0H0Z'],
  ])('closes the line along zero, which stands at %d', (zero, path) => {
    expect(areaPath([0.5, 1], zero)).toBe(path)
  })
})
