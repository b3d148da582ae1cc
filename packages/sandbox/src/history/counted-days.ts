import type { TransactionFilter } from './transaction-filter.ts'

const DAY_MS = 24 * 60 * 60_000

/** Days in UTC whose rows are counted already; the first moment, and the first that is out again. */
export interface CountedDays {
  readonly from: Date | '-infinity' | 'infinity'
  readonly before: Date | '-infinity' | 'infinity'
}

/**
 * Which days of a filter need not be read to be counted: those that lie in it from midnight to
 * midnight in UTC. None of a filter by what the counts do not tell apart.
 */
export function countedDays(filter: TransactionFilter): CountedDays {
  const { keyword, email, fromAmount, toAmount } = filter
  const from = filter.from ? midnightFrom(filter.from) : '-infinity'
  const before = filter.before ? midnightBefore(filter.before) : 'infinity'
  const isTold = [keyword, email, fromAmount, toAmount].every(asked => asked === null)
  const isEmpty = from instanceof Date && before instanceof Date && from >= before
  return isTold && !isEmpty ? { from, before } : { from: 'infinity', before: 'infinity' }
}

const midnightBefore = (moment: Date) => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS)

const midnightFrom = (moment: Date) => new Date(Math.ceil(moment.getTime() / DAY_MS) * DAY_MS)
