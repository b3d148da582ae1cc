import { minorUnits } from '@sixpence/protocol'
import Big from 'big.js'

/** Positions amounts in a drawing, from 0 at the bottom to 1 at the top. */
export interface AmountScale {
  readonly shares: readonly number[]
  /** The position of zero: areas start here. */
  readonly zero: number
  /** Lines to read the drawing by, at round amounts, from the lowest; zero is one of them. */
  readonly lines: readonly { readonly amount: string; readonly share: number }[]
}

/** Enough for a place on a screen. */
const DECIMALS = 6

const MOST_LINES = 3

/** What people count in. */
const ROUND = ['1', '1.5', '2', '2.5', '3', '4', '5', '6', '7.5', '8']

/**
 * Lays amounts of one currency out from zero, with up to three lines. Undefined where there is
 * nothing but zeros: there is nothing to draw. For drawing only: an amount cannot be read back.
 */
export function amountScale(
  amounts: readonly string[],
  currencyCode: string,
): AmountScale | undefined {
  const values = amounts.map(amount => Big(amount))
  const high = extreme(values, (value, found) => value.gt(found))
  const low = extreme(values, (value, found) => value.lt(found))
  if (high.eq(low)) return undefined
  const isBelow = low.abs().gt(high)
  const long = isBelow ? low.abs() : high
  const short = isBelow ? high : low.abs()
  const step = stepFor(long, short, Big(10).pow(-minorUnits(currencyCode)))
  const end = step.times(stepsTo(long, step))
  const [foot, top] = isBelow ? [end.neg(), short] : [short.neg(), end]
  const shareOf = (value: Big) => Number(value.minus(foot).div(top.minus(foot)).toFixed(DECIMALS))
  const lines = multiples(step, foot, top)
  return {
    shares: values.map(shareOf),
    zero: shareOf(Big(0)),
    lines: lines.map(line => ({ amount: line.toFixed(), share: shareOf(line) })),
  }
}

/** The furthest from zero on one side of it; zero where there is nothing. */
const extreme = (values: readonly Big[], isFurther: (value: Big, found: Big) => boolean) =>
  values.reduce((found, value) => (isFurther(value, found) ? value : found), Big(0))

const stepsTo = (long: Big, step: Big) => long.div(step).round(0, Big.roundUp)

/** The smallest round step, of whole units, that needs no more lines than there may be. */
function stepFor(long: Big, short: Big, unit: Big): Big {
  for (let power = long.e - 1; ; power += 1) {
    for (const round of ROUND) {
      const step = Big(`${round}e${power}`)
      const lines = stepsTo(long, step).plus(short.div(step).round(0, Big.roundDown)).plus(1)
      if (lines.lte(MOST_LINES) && step.mod(unit).eq(0)) return step
    }
  }
}

function multiples(step: Big, foot: Big, top: Big): Big[] {
  const lines: Big[] = []
  const first = foot.div(step).round(0, Big.roundDown)
  for (let line = first.times(step); line.lte(top); line = line.plus(step)) lines.push(line)
  return lines
}
