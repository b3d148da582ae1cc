import { utcDay, type CalendarDay } from '../locale/index.ts'
import type { HistorySearch } from './history-search.ts'

/** One whole calendar month. */
export interface HistoryMonth {
  readonly fromDate: CalendarDay
  readonly toDate: CalendarDay
}

/** Returns the month of a day and those before it, newest first. */
export function monthsUntil(day: CalendarDay, count: number): readonly HistoryMonth[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, months) => ({
    fromDate: utcDay(Date.UTC(year, month - 1 - months, 1)),
    // Day 0 is the last one of the month before.
    toDate: utcDay(Date.UTC(year, month - months, 0)),
  }))
}

/** Returns the month a search covers; undefined if its days aren't exactly one month. */
export function monthOf({ fromDate, toDate }: HistorySearch): HistoryMonth | undefined {
  if (fromDate === undefined || toDate === undefined) return undefined
  const [month] = monthsUntil(fromDate, 1)
  return month?.fromDate === fromDate && month.toDate === toDate ? month : undefined
}
