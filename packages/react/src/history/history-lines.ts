import type { HistoryDay, Transaction } from '@sixpence/core/history'
import type { CalendarDay } from '@sixpence/core/locale'
import type { RowWindowOptions } from './use-row-window.ts'

/** A line of the list: the heading of a day, or a row. */
export interface Line {
  readonly day: CalendarDay
  /** The index of its day's heading. */
  readonly heading: number
  /** Absent for a heading. */
  readonly transaction?: Transaction | undefined
}

/** The lines of a list, and what is known of them before they are rendered. */
export interface HistoryLines {
  /** Returns a line; undefined behind the last one. */
  readonly at: (index: number) => Line | undefined
  readonly plan: RowWindowOptions
}

const HEIGHT = { heading: 42, row: 68 }

/**
 * Returns the lines of a list. Does little for each of them: there may be ten thousand, before any
 * is shown.
 */
export function linesOf(days: readonly HistoryDay[]): HistoryLines {
  const keys: string[] = []
  const headings: number[] = []
  for (const { day, transactions } of days) {
    headings.push(keys.length)
    keys.push(day)
    for (const { id } of transactions) keys.push(id)
  }
  const isHeading = new Uint8Array(keys.length)
  for (const heading of headings) isHeading[heading] = 1
  const headingOf = (index: number) => headings[dayAt(headings, index)] ?? 0
  return {
    at: index => {
      const { day, transactions = [] } = days[dayAt(headings, index)] ?? {}
      if (day === undefined || index >= keys.length) return undefined
      const heading = headingOf(index)
      return { day, heading, transaction: transactions[index - heading - 1] }
    },
    plan: {
      count: keys.length,
      estimateSize: index => (isHeading[index] ? HEIGHT.heading : HEIGHT.row),
      getItemKey: index => keys[index] ?? index,
      headingOf,
    },
  }
}

/** Returns the index of a line's day. */
function dayAt(headings: readonly number[], index: number): number {
  let from = 0
  let to = headings.length
  while (to - from > 1) {
    const middle = (from + to) >> 1
    if ((headings[middle] ?? 0) <= index) from = middle
    else to = middle
  }
  return from
}
