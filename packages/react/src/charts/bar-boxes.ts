import { CHART_BOX } from './line-path.ts'

/** Where the two bars of a place stand: what came in above the line in the middle, the rest below. */
export interface BarBox {
  readonly x: number
  readonly width: number
  readonly inY: number
  readonly inHeight: number
  readonly outHeight: number
}

/** The line that bars stand on and hang from. */
export const BAR_LINE = CHART_BOX.height / 2

/** How much of its place a bar takes. */
const FULLNESS = 0.6

/** Lays bars out side by side; shares are from 0 to 1, on one scale. */
export function barBoxes(bars: readonly { inShare: number; outShare: number }[]): BarBox[] {
  const place = CHART_BOX.width / Math.max(bars.length, 1)
  return bars.map(({ inShare, outShare }, at) => ({
    x: rounded(place * (at + (1 - FULLNESS) / 2)),
    width: rounded(place * FULLNESS),
    inY: rounded(BAR_LINE * (1 - inShare)),
    inHeight: rounded(BAR_LINE * inShare),
    outHeight: rounded(BAR_LINE * outShare),
  }))
}

const rounded = (value: number): number => Math.round(value * 100) / 100
