import type { Sql } from '../db/index.ts'
import { type Decimal, divide, multiply, subtract } from './decimal.ts'
import { roundDown, roundHalfUp } from './rounding.ts'

/** So many after the zeros that a small rate begins with. */
const RATE_DIGITS = 8

/**
 * How much one unit of the first currency becomes in the second, the bank's margin included;
 * undefined when the bank has no rate for one of them.
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

/** Rounded down, for the bank; of a small unit not by a part of it that anybody would feel. */
function rateOf(exact: Decimal): Decimal {
  const [, zeros = ''] = /^0\.(0*)/.exec(exact) ?? []
  return roundDown(exact, RATE_DIGITS + zeros.length)
}

export interface Exchange {
  readonly toAmount: Decimal
  readonly rate: Decimal
  /** Decimals of the currency that is sold. */
  readonly decimals: number
}

/** What `toAmount` costs at a rate, to the nearest minor unit. */
export function costOf({ toAmount, rate, decimals }: Exchange): Decimal {
  return roundHalfUp(divide(toAmount, rate), decimals)
}
