import { CHART_BOX, heightAt, rounded } from './line-path.ts'

/** Where the two bars of a place stand: what came in above zero, the rest below. */
export interface BarBox {
  readonly x: number
  readonly width: number
  readonly inY: number
  readonly inHeight: number
  readonly outHeight: number
}

/** How much of its place a bar takes. */
const FULLNESS = 0.6

/** Lays bars out side by side; shares are from 0 at the foot to 1 at the top, as zero's is. */
export function barBoxes(
  bars: readonly { inShare: number; outShare: number }[],
  zero: number,
): BarBox[] {
  const place = CHART_BOX.width / Math.max(bars.length, 1)
  return bars.map(({ inShare, outShare }, at) => ({
    x: rounded(place * (at + (1 - FULLNESS) / 2)),
    width: rounded(place * FULLNESS),
    inY: heightAt(inShare),
    inHeight: rounded(heightAt(zero) - heightAt(inShare)),
    outHeight: rounded(heightAt(outShare) - heightAt(zero)),
  }))
}
