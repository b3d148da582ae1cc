import { describe, expect, it } from 'vitest'
import { areaPath, CHART_BOX, linePath, pointAt } from './line-path.ts'

describe('linePath', () => {
  it('goes from edge to edge, more higher up', () => {
    expect(linePath([0, 1, 0.5])).toBe('M0 154L300 6L600 80')
  })

  it('draws one value as a level line, and none as nothing', () => {
    expect(linePath([0.5])).toBe('M0 80L600 80')
    expect(linePath([])).toBe('')
    expect(areaPath([])).toBe('')
  })

  it('stays inside of its box', () => {
    for (const share of [0, 0.3, 1]) {
      const { y } = pointAt(0, 3, share)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(CHART_BOX.height)
    }
  })
})

describe('areaPath', () => {
  it('closes the line along the foot', () => {
    expect(areaPath([0, 1])).toBe('M0 154L600 6V160H0Z')
  })
})
