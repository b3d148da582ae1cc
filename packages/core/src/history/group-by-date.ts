import type { Transaction } from '@sixpence/protocol/history'
import { calendarDays, type CalendarDay } from '../locale/index.ts'

/** The rows of one day. */
export interface HistoryDay {
  readonly day: CalendarDay
  readonly transactions: readonly Transaction[]
}

/**
 * Groups rows by day in `timeZone`; keeps the order of days and rows.
 *
 * @param timeZone An IANA name; by default the device's.
 */
export function groupByDate(
  transactions: readonly Transaction[],
  timeZone?: string,
): readonly HistoryDay[] {
  const dayOf = calendarDays(timeZone)
  const days = new Map<CalendarDay, Transaction[]>()
  // Rows of one day mostly follow each other.
  let last: CalendarDay | undefined
  let rows: Transaction[] = []
  for (const transaction of transactions) {
    const day = dayOf(transaction.date)
    if (day !== last) {
      last = day
      rows = days.get(day) ?? []
      days.set(day, rows)
    }
    rows.push(transaction)
  }
  return Array.from(days, ([day, ofDay]) => ({ day, transactions: ofDay }))
}
