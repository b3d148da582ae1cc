import { DAY_MS, utcDay } from '@sixpence/protocol/utc-day'
import type { Taken, Takings } from '@sixpence/protocol/merchant'
import { addAmounts } from '../money/index.ts'

/**
 * Sums payments and refunds of the last `count` days of takings, including the final day: one sum
 * for each currency of the takings, even if nothing happened on those days.
 */
export function takenInLast({ days, toDate, totals }: Takings, count: number): readonly Taken[] {
  const first = utcDay(Date.parse(toDate) - (count - 1) * DAY_MS)
  return totals.map(({ currencyCode }) =>
    days
      .filter(each => each.currencyCode === currencyCode && each.day >= first)
      .reduce<Taken>(sum, { currencyCode, ...NOTHING }),
  )
}

const NOTHING = { paid: '0', refunded: '0', fees: '0', payments: 0, refunds: 0 }

const sum = (all: Taken, day: Taken): Taken => ({
  currencyCode: all.currencyCode,
  paid: addAmounts(all.paid, day.paid),
  refunded: addAmounts(all.refunded, day.refunded),
  fees: addAmounts(all.fees, day.fees),
  payments: all.payments + day.payments,
  refunds: all.refunds + day.refunds,
})
