import { describe, expect, it } from 'vitest'
import { countedDays } from './counted-days.ts'
import { transactionFilter } from './transaction-filter.ts'

const ALL = { from: '-infinity', before: 'infinity' }
const NONE = { from: 'infinity', before: 'infinity' }
const day = (text: string) => new Date(`${text}T00:00:00.000Z`)
const BUCHAREST = { timeZone: 'Europe/Bucharest' }

describe('countedDays', () => {
  it.each([
    ['everything', {}, ALL],
    ['by type, direction and account', { transactionType: 1, transactionDirection: 'in' }, ALL],
    [
      'days in UTC',
      { fromDate: '2026-01-01', toDate: '2026-01-31' },
      { from: day('2026-01-01'), before: day('2026-02-01') },
    ],
    [
      'since a day that began there on the day before',
      { fromDate: '2026-01-01', ...BUCHAREST },
      { from: day('2026-01-01'), before: 'infinity' },
    ],
    [
      'to a day that ends there before midnight',
      { toDate: '2026-01-31', ...BUCHAREST },
      { from: '-infinity', before: day('2026-01-31') },
    ],
    [
      'one day that is none in UTC',
      { fromDate: '2026-01-05', toDate: '2026-01-05', ...BUCHAREST },
      NONE,
    ],
    ['a word', { keyword: 'taxi' }, NONE],
    ['an address', { email: 'ada@sixpence.example' }, NONE],
    ['an amount', { fromAmount: '1' }, NONE],
    ['up to an amount', { toAmount: '1' }, NONE],
  ] as const)('%s', (_name, input, expected) => {
    expect(countedDays(transactionFilter(input))).toEqual(expected)
  })
})
