import { describe, expect, it } from 'vitest'
import { barBoxes } from './bar-boxes.ts'
import { CHART_BOX } from './line-path.ts'

describe('barBoxes', () => {
  it.each([
    [0.5, { inShare: 1, outShare: 0.25 }, { inY: 0, inHeight: 80, outHeight: 40 }],
    [0, { inShare: 1, outShare: 0 }, { inY: 0, inHeight: 160, outHeight: 0 }],
    [1, { inShare: 1, outShare: 0 }, { inY: 0, inHeight: 0, outHeight: 160 }],
  ])('stands and hangs bars from zero at %d', (zero, bar, box) => {
    expect(barBoxes([bar], zero)).toEqual([{ x: 120, width: 360, ...box }])
  })

  it('stays inside of its box, one bar beside the other', () => {
    const bars = Array.from({ length: 12 }, () => ({ inShare: 1, outShare: 0 }))
    const boxes = barBoxes(bars, 0.5)
    expect(boxes).toHaveLength(12)
    for (const [at, { x, width }] of boxes.entries()) {
      expect(x).toBeGreaterThan(at === 0 ? 0 : (boxes[at - 1]?.x ?? 0) + width)
      expect(x + width).toBeLessThanOrEqual(CHART_BOX.width)
    }
  })

  it('draws nothing of nothing', () => {
    expect(barBoxes([], 0)).toEqual([])
    expect(barBoxes([{ inShare: 0, outShare: 0 }], 0)).toMatchObject([
      { inHeight: 0, outHeight: 0 },
    ])
  })
})
