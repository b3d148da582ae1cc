import type { CalendarDay } from '../locale/index.ts'
import type { HistorySearch } from './history-search.ts'

/** A whole month of a history. */
export interface HistoryMonth {
  readonly fromDate: CalendarDay
  readonly toDate: CalendarDay
}

/** The month of a day and those before it, newest first. */
export function monthsUntil(day: CalendarDay, count: number): readonly HistoryMonth[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1]
  return Array.from({ length: count }, (_, earlier) => ({
    fromDate: dayOf(year, month - earlier, 1),
    // The day before the first one of the next month.
    toDate: dayOf(year, month - earlier + 1, 0),
  }))
}

const dayOf = (year: number, month: number, day: number): CalendarDay =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The month that a search looks at; undefined when its days are no whole month. */
export function monthOf({ fromDate, toDate }: HistorySearch): HistoryMonth | undefined {
  if (fromDate === undefined || toDate === undefined) return undefined
  const [month] = monthsUntil(fromDate, 1)
  return month?.fromDate === fromDate && month.toDate === toDate ? month : undefined
}
