/** The box that a chart is drawn in, in units of its own. */
export const CHART_BOX = { width: 600, height: 160 } as const

/** Where a value stands: `share` is 0 at the foot and 1 at the top. */
export function pointAt(at: number, count: number, share: number): { x: number; y: number } {
  const { width } = CHART_BOX
  const x = count < 2 ? width / 2 : (at / (count - 1)) * width
  return { x: rounded(x), y: heightAt(share) }
}

/** How far below the top a value stands. */
export const heightAt = (share: number): number => rounded(CHART_BOX.height * (1 - share))

/** A line through all values, from the left edge to the right one. */
export function linePath(shares: readonly number[]): string {
  const [only] = shares
  // One value alone is a level line.
  const drawn = shares.length === 1 && only !== undefined ? [only, only] : shares
  return drawn
    .map((share, at) => {
      const { x, y } = pointAt(at, drawn.length, share)
      return `${at === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
}

/** The same line, closed along zero. */
export function areaPath(shares: readonly number[], zero: number): string {
  const line = linePath(shares)
  return line && `${line}V${heightAt(zero)}H0Z`
}

/** As short as a drawing needs it. */
export const rounded = (value: number): number => Math.round(value * 100) / 100
