import type { Sql } from '../db/index.ts'
import { type Decimal, divide, multiply, subtract } from './decimal.ts'
import { roundDown, roundHalfUp } from './rounding.ts'

/** The digits kept after the leading zeros of a small rate. */
const RATE_DIGITS = 8

/**
 * Returns how much of the second currency one unit of the first buys, the bank's margin included;
 * undefined if the bank has no rate for one of them.
 */
export async function exchangeRate(
  sql: Sql,
  from: string,
  to: string,
): Promise<Decimal | undefined> {
  const [row] = await sql<{ from_per_euro: string; to_per_euro: string; margin: string }>`
    select source.per_euro as from_per_euro, target.per_euro as to_per_euro, rate_margin as margin
    from exchange_rate source, exchange_rate target, fee_schedule
    where source.currency_code = ${from} and target.currency_code = ${to}
      and operation = 'ownCrossCurrency'`
  if (!row || from === to) return row && '1'
  const middle = divide(row.to_per_euro, row.from_per_euro)
  return rateOf(multiply(middle, subtract('1', row.margin)))
}

/** Rounds down, in the bank's favour. Keeps enough digits of a small rate that nobody notices. */
function rateOf(exact: Decimal): Decimal {
  const [, zeros = ''] = /^0\.(0*)/.exec(exact) ?? []
  return roundDown(exact, RATE_DIGITS + zeros.length)
}

export interface Exchange {
  readonly toAmount: Decimal
  readonly rate: Decimal
  /** The decimals of the sold currency. */
  readonly decimals: number
}

/** Returns the price of `toAmount` at a rate, to the nearest minor unit. */
export function costOf({ toAmount, rate, decimals }: Exchange): Decimal {
  return roundHalfUp(divide(toAmount, rate), decimals)
}
