import type { Transaction } from '@sixpence/protocol'
import { calendarDay, type CalendarDay } from '../locale/index.ts'

/** The rows of one day. */
export interface HistoryDay {
  readonly day: CalendarDay
  readonly transactions: readonly Transaction[]
}

/**
 * Gathers rows under the days on which they happened, as days are counted in `timeZone`; days and
 * rows stay in the order they came in.
 *
 * @param timeZone An IANA name; by default the device's.
 */
export function groupByDate(
  transactions: readonly Transaction[],
  timeZone?: string,
): readonly HistoryDay[] {
  const days = new Map<CalendarDay, Transaction[]>()
  for (const transaction of transactions) {
    const day = calendarDay(transaction.date, timeZone)
    const rows = days.get(day)
    if (rows === undefined) days.set(day, [transaction])
    else rows.push(transaction)
  }
  return Array.from(days, ([day, rows]) => ({ day, transactions: rows }))
}
