import type { Transaction } from '@sixpence/core'
import { calendarDay, type CalendarDay } from '@sixpence/core/locale'

/** What happened on one day. */
export interface HistoryDay {
  /** ISO 8601, e.g. `2026-11-21`. */
  readonly day: CalendarDay
  readonly transactions: readonly Transaction[]
}

/**
 * Puts rows of one day together, in the order they come in. The same moment can fall on two days:
 * it counts where the customer is.
 *
 * @param timeZone An IANA name; by default the device's.
 */
export function groupByDay(
  transactions: readonly Transaction[],
  timeZone?: string,
): readonly HistoryDay[] {
  const days = new Map<CalendarDay, Transaction[]>()
  for (const transaction of transactions) {
    const day = calendarDay(transaction.date, timeZone)
    days.set(day, [...(days.get(day) ?? []), transaction])
  }
  return [...days].map(([day, ofDay]) => ({ day, transactions: ofDay }))
}
