import { DAY_MS, utcDay } from '@sixpence/protocol/utc-day'
import type { Takings } from '@sixpence/protocol/merchant'
import { addAmounts } from '../money/index.ts'

/** A day or a month of takings, in one currency. */
export interface TakingsPeriod {
  /** `2026-11-21` or `2026-11`. */
  readonly period: string
  readonly paid: string
  readonly refunded: string
  readonly fees: string
}

/** Takings prepared for a chart. */
export interface TakingsPeriods {
  readonly by: 'day' | 'month'
  /** Oldest first, without gaps. */
  readonly periods: readonly TakingsPeriod[]
}

/** A phone can't show more than these separately. */
const MOST_DAYS = 31

/**
 * Prepares takings in one currency for a chart: by day, or by month if there are more days than in
 * a month. Includes those without any takings.
 */
export function takingsPeriods(takings: Takings, currencyCode: string): TakingsPeriods {
  const days = daysOf(takings)
  const by = days.length > MOST_DAYS ? 'month' : 'day'
  const periodOf = (day: string) => (by === 'day' ? day : day.slice(0, 7))
  const periods = new Map(days.map(day => [periodOf(day), { period: periodOf(day), ...NOTHING }]))
  for (const { day, paid, refunded, fees } of ofCurrency(takings, currencyCode)) {
    const so = periods.get(periodOf(day))
    if (!so) continue
    periods.set(so.period, {
      period: so.period,
      paid: addAmounts(so.paid, paid),
      refunded: addAmounts(so.refunded, refunded),
      fees: addAmounts(so.fees, fees),
    })
  }
  return { by, periods: [...periods.values()] }
}

const NOTHING = { paid: '0', refunded: '0', fees: '0' }

const ofCurrency = ({ days }: Takings, currencyCode: string) =>
  days.filter(each => each.currencyCode === currencyCode)

function daysOf({ fromDate, toDate }: Takings): string[] {
  const first = Date.parse(fromDate)
  const count = Math.round((Date.parse(toDate) - first) / DAY_MS) + 1
  return Array.from({ length: count }, (_, at) => utcDay(first + at * DAY_MS))
}
