import { describe, expect, it } from 'vitest'
import { BAR_LINE, barBoxes } from './bar-boxes.ts'
import { CHART_BOX } from './line-path.ts'

describe('barBoxes', () => {
  it('stands what came in on the line, and hangs what went out from it', () => {
    expect(barBoxes([{ inShare: 1, outShare: 0.5 }])).toEqual([
      { x: 120, width: 360, inY: 0, inHeight: BAR_LINE, outHeight: BAR_LINE / 2 },
    ])
  })

  it('stays inside of its box, one bar beside the other', () => {
    const boxes = barBoxes(Array.from({ length: 12 }, () => ({ inShare: 1, outShare: 1 })))
    expect(boxes).toHaveLength(12)
    for (const [at, { x, width }] of boxes.entries()) {
      expect(x).toBeGreaterThan(at === 0 ? 0 : (boxes[at - 1]?.x ?? 0) + width)
      expect(x + width).toBeLessThanOrEqual(CHART_BOX.width)
    }
  })

  it('draws nothing of nothing', () => {
    expect(barBoxes([])).toEqual([])
    expect(barBoxes([{ inShare: 0, outShare: 0 }])).toMatchObject([{ inHeight: 0, outHeight: 0 }])
  })
})
