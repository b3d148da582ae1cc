import { parseDate, startOfMonth, endOfMonth } from '@internationalized/date'
import type { CalendarDay } from '../locale/index.ts'
import type { HistorySearch } from './history-search.ts'

/** One whole calendar month. */
export interface HistoryMonth {
  readonly fromDate: CalendarDay
  readonly toDate: CalendarDay
}

/** Returns the month of a day and those before it, newest first. */
export function monthsUntil(day: CalendarDay, count: number): readonly HistoryMonth[] {
  const first = startOfMonth(parseDate(day))
  return Array.from({ length: count }, (_, months) => {
    const begin = first.subtract({ months })
    return { fromDate: begin.toString(), toDate: endOfMonth(begin).toString() }
  })
}

/** Returns the month a search covers; undefined if its days aren't exactly one month. */
export function monthOf({ fromDate, toDate }: HistorySearch): HistoryMonth | undefined {
  if (fromDate === undefined || toDate === undefined) return undefined
  const [month] = monthsUntil(fromDate, 1)
  return month?.fromDate === fromDate && month.toDate === toDate ? month : undefined
}
