import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  SUBSCRIPTION_FREQUENCIES,
  subscriptionDay,
  subscriptionDays,
  type SubscriptionPlan,
} from './index.ts'

const plan = (
  frequency: SubscriptionPlan['frequency'],
  firstDay: string,
  end: Partial<SubscriptionPlan> = {},
): SubscriptionPlan => ({ frequency, firstDay, ...end })

describe('subscriptionDays', () => {
  it.each([
    [plan('monthly', '2026-01-31'), ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    [plan('monthly', '2027-12-31'), ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']],
    [plan('monthly', '2028-02-29'), ['2028-02-29', '2028-03-29', '2028-04-29', '2028-05-29']],
    [plan('monthly', '2026-12-30'), ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']],
    [plan('quarterly', '2026-11-30'), ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30']],
    [plan('quarterly', '2027-11-30'), ['2027-11-30', '2028-02-29', '2028-05-30', '2028-08-30']],
    [plan('weekly', '2028-02-22'), ['2028-02-22', '2028-02-29', '2028-03-07', '2028-03-14']],
    [plan('weekly', '2026-12-28'), ['2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18']],
  ])('keeps the day of the first one: %o', (of, days) => {
    expect(subscriptionDays(of, 4)).toEqual(days)
  })

  it.each([
    ['the end day is one of them', { endDate: '2026-03-31' }, 3],
    ['the end day is one before it', { endDate: '2026-03-30' }, 2],
    ['the number comes first', { endDate: '2026-12-31', transactions: 2 }, 2],
    ['the end day comes first', { endDate: '2026-02-28', transactions: 9 }, 2],
    ['the end is the first day', { endDate: '2026-01-31' }, 1],
    ['neither is there', {}, 12],
  ])('ends where %s', (_what, end, length) => {
    expect(subscriptionDays(plan('monthly', '2026-01-31', end), 12)).toHaveLength(length)
  })

  it('goes on from any of them', () => {
    const of = plan('monthly', '2026-01-31', { transactions: 4 })
    expect(subscriptionDays(of, 12, 2)).toEqual(['2026-03-31', '2026-04-30'])
    expect(subscriptionDay(of, 4)).toBeUndefined()
  })

  it('ends with the years that have four digits', () => {
    expect(subscriptionDays(plan('quarterly', '9999-08-31'), 9)).toEqual([
      '9999-08-31',
      '9999-11-30',
    ])
  })

  it('keeps anchor and distance over leap years and month ends', () => {
    const firstDay = fc
      .date({ min: new Date('1999-01-01'), max: new Date('2110-12-31'), noInvalidDate: true })
      .map(at => at.toISOString().slice(0, 10))
    const frequency = fc.constantFrom(...SUBSCRIPTION_FREQUENCIES)
    fc.assert(
      fc.property(frequency, firstDay, fc.nat(600), (often, first, index) => {
        const [day = '', next = ''] = subscriptionDays(plan(often, first), 2, index)
        const days = (Date.parse(next) - Date.parse(day)) / 86_400_000
        expect(day < next).toBe(true)
        const isWeekly = often === 'weekly'
        expect(!isWeekly || days === 7).toBe(true)
        const months = monthsOf(day) - monthsOf(first)
        expect(isWeekly || months === index * (often === 'monthly' ? 1 : 3)).toBe(true)
        expect(isWeekly || dayOf(day) === Math.min(dayOf(first), lengthOfMonth(day))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

const dayOf = (day: string) => Number(day.slice(8))
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

function lengthOfMonth(day: string): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}
