import { CHART_BOX, heightAt, rounded } from './line-path.ts'

/** The position of a place's two bars: incoming above zero, outgoing below. */
export interface BarBox {
  readonly x: number
  readonly width: number
  readonly inY: number
  readonly inHeight: number
  readonly outHeight: number
}

/** The part of its place that a bar fills. */
const FULLNESS = 0.6

/** Lays out bars side by side. Shares, including `zero`, go from 0 at the bottom to 1 at the top. */
export function barBoxes(
  bars: readonly { inShare: number; outShare: number }[],
  zero: number,
): BarBox[] {
  const slot = CHART_BOX.width / Math.max(bars.length, 1)
  return bars.map(({ inShare, outShare }, at) => ({
    x: rounded(slot * (at + (1 - FULLNESS) / 2)),
    width: rounded(slot * FULLNESS),
    inY: heightAt(inShare),
    inHeight: rounded(heightAt(zero) - heightAt(inShare)),
    outHeight: rounded(heightAt(outShare) - heightAt(zero)),
  }))
}
