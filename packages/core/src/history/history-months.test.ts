import { describe, expect, it } from 'vitest'
import { monthOf, monthsUntil } from './history-months.ts'

describe('monthsUntil', () => {
  it('goes back over the turn of the year, and knows how long each month is', () => {
    expect(monthsUntil('2028-03-31', 4)).toEqual([
      { fromDate: '2028-03-01', toDate: '2028-03-31' },
      { fromDate: '2028-02-01', toDate: '2028-02-29' },
      { fromDate: '2028-01-01', toDate: '2028-01-31' },
      { fromDate: '2027-12-01', toDate: '2027-12-31' },
    ])
  })
})

describe('monthOf', () => {
  it('finds the month of a search', () => {
    const month = { fromDate: '2026-03-01', toDate: '2026-03-31' }
    expect(monthOf({ ...month, keyword: 'rent' })).toEqual(month)
  })

  it.each([
    {},
    { fromDate: '2026-03-01' },
    { toDate: '2026-03-31' },
    { fromDate: '2026-03-01', toDate: '2026-03-30' },
    { fromDate: '2026-03-02', toDate: '2026-03-31' },
    { fromDate: '2026-03-01', toDate: '2026-04-30' },
  ])('finds none in %o', search => {
    expect(monthOf(search)).toBeUndefined()
  })
})
