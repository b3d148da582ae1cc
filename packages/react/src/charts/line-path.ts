/** The size of a chart's box, in its own units. */
export const CHART_BOX = { width: 600, height: 160 } as const

/** Returns a value's position. `share` is 0 at the bottom and 1 at the top. */
export function pointAt(at: number, count: number, share: number): { x: number; y: number } {
  const { width } = CHART_BOX
  const x = count < 2 ? width / 2 : (at / (count - 1)) * width
  return { x: rounded(x), y: heightAt(share) }
}

/** Returns a value's distance from the top. */
export const heightAt = (share: number): number => rounded(CHART_BOX.height * (1 - share))

/** Returns a line through all values, from the left edge to the right. */
export function linePath(shares: readonly number[]): string {
  const [only] = shares
  // A single value becomes a level line.
  const drawn = shares.length === 1 && only !== undefined ? [only, only] : shares
  return drawn
    .map((share, at) => {
      const { x, y } = pointAt(at, drawn.length, share)
      return `${at === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
}

/** Returns the same line, closed along zero. */
export function areaPath(shares: readonly number[], zero: number): string {
  const line = linePath(shares)
  return line && `${line}V${heightAt(zero)}H0Z`
}

/** Rounds to two decimals, enough for a drawing. */
export const rounded = (value: number): number => Math.round(value * 100) / 100
