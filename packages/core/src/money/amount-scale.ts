import { minorUnits } from '@sixpence/protocol/minor-units'
import Big from 'big.js'

/** Positions of amounts in a chart, from 0 at the bottom to 1 at the top. */
export interface AmountScale {
  readonly shares: readonly number[]
  /** The position of zero, where areas start. */
  readonly zero: number
  /** Grid lines at round amounts, including zero, from the lowest up. */
  readonly lines: readonly { readonly amount: string; readonly share: number }[]
}

/** Precise enough for a position on a screen. */
const DECIMALS = 6

const MOST_LINES = 3

/** Steps that people count in. */
const ROUND = ['1', '1.5', '2', '2.5', '3', '4', '5', '6', '7.5', '8']

/**
 * Scales amounts of one currency for a chart that includes zero, with up to three grid lines.
 * Undefined if all amounts are zero: there is nothing to draw. For drawing only: amounts can't be
 * read back.
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

/** The value furthest from zero on one side; zero if there is none. */
const extreme = (values: readonly Big[], isFurther: (value: Big, found: Big) => boolean) =>
  values.reduce((found, value) => (isFurther(value, found) ? value : found), Big(0))

const stepsTo = (long: Big, step: Big) => long.div(step).round(0, Big.roundUp)

/** The smallest round step, in whole minor units, that needs no more lines than allowed. */
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
