import { DAY_MS } from '@sixpence/protocol'
import type { TransactionFilter } from './transaction-filter.ts'

/** Days in UTC whose rows are already counted; their first moment, and the first moment after them. */
export interface CountedDays {
  readonly from: Date | '-infinity' | 'infinity'
  readonly before: Date | '-infinity' | 'infinity'
}

/**
 * Returns the days of a filter that can be counted without reading: those entirely in it, from
 * midnight to midnight in UTC. Empty for a filter that the counts don't distinguish.
 */
export function countedDays(filter: TransactionFilter): CountedDays {
  const { keyword, email, fromAmount, toAmount } = filter
  const from = filter.from ? midnightFrom(filter.from) : '-infinity'
  const before = filter.before ? midnightBefore(filter.before) : 'infinity'
  const isCounted = [keyword, email, fromAmount, toAmount].every(value => value === null)
  const isEmpty = from instanceof Date && before instanceof Date && from >= before
  return isCounted && !isEmpty ? { from, before } : { from: 'infinity', before: 'infinity' }
}

const midnightBefore = (moment: Date) => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS)

const midnightFrom = (moment: Date) => new Date(Math.ceil(moment.getTime() / DAY_MS) * DAY_MS)
