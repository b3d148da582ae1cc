import type { BalanceHistory, DefaultRates } from '@sixpence/protocol/accounts'
import type { CalendarDay } from '../locale/index.ts'
import { compareAmounts } from '../money/index.ts'
import { totalIn } from './account-totals.ts'

/** The balance at the end of a day. */
export interface BalanceDay {
  readonly day: CalendarDay
  readonly amount: string
}

/**
 * Combines balances in several currencies into one series, at today's rates for every day: it shows
 * money in and out, not changes of rates.
 */
export function balanceSeries(
  { days, currencies }: Pick<BalanceHistory, 'days' | 'currencies'>,
  rates: Pick<DefaultRates, 'rates'>,
  currencyCode: string,
): readonly BalanceDay[] {
  return days.map((day, at) => {
    const sums = currencies.map(one => ({
      currencyCode: one.currencyCode,
      amount: one.amounts[at] ?? '0',
    }))
    return { day, amount: totalIn(currencyCode, sums, rates).amount }
  })
}

/** Returns the earliest days with the lowest and highest balance; undefined for no days. */
export function balanceExtremes(
  series: readonly BalanceDay[],
): { readonly least: BalanceDay; readonly most: BalanceDay } | undefined {
  const [first, ...rest] = series
  if (!first) return undefined
  return rest.reduce(
    ({ least, most }, day) => ({
      least: compareAmounts(day.amount, least.amount) < 0 ? day : least,
      most: compareAmounts(day.amount, most.amount) > 0 ? day : most,
    }),
    { least: first, most: first },
  )
}
