import { describe, expect, it } from 'vitest'
import { afterRun } from './after-run.ts'

const monthly = { frequency: 'monthly', firstDay: '2026-01-31' } as const

describe('afterRun', () => {
  it.each([
    [
      'goes on by the anchor day',
      { number: 2, end: {}, failuresInRow: 0, hasFailed: false },
      { status: 'active', nextDay: '2026-03-31', failuresInRow: 0 },
    ],
    [
      'ends with the last one',
      { number: 3, end: { transactions: 3 }, failuresInRow: 0, hasFailed: false },
      { status: 'completed', nextDay: undefined, failuresInRow: 0 },
    ],
    [
      'ends with the end day',
      { number: 2, end: { endDate: '2026-03-30' }, failuresInRow: 0, hasFailed: false },
      { status: 'completed', nextDay: undefined, failuresInRow: 0 },
    ],
    [
      'counts a failure',
      { number: 2, end: {}, failuresInRow: 0, hasFailed: true },
      { status: 'active', nextDay: '2026-03-31', failuresInRow: 1 },
    ],
    [
      'counts a second one',
      { number: 2, end: {}, failuresInRow: 1, hasFailed: true },
      { status: 'active', nextDay: '2026-03-31', failuresInRow: 2 },
    ],
    [
      'stops with the third',
      { number: 2, end: {}, failuresInRow: 2, hasFailed: true },
      { status: 'stopped', nextDay: undefined, failuresInRow: 3 },
    ],
    [
      'stops with the third, the last',
      { number: 3, end: { transactions: 3 }, failuresInRow: 2, hasFailed: true },
      { status: 'stopped', nextDay: undefined, failuresInRow: 3 },
    ],
    [
      'ends when the last one fails',
      { number: 3, end: { transactions: 3 }, failuresInRow: 1, hasFailed: true },
      { status: 'completed', nextDay: undefined, failuresInRow: 2 },
    ],
    [
      'forgets failures',
      { number: 3, end: {}, failuresInRow: 2, hasFailed: false },
      { status: 'active', nextDay: '2026-04-30', failuresInRow: 0 },
    ],
  ] as const)('%s', (_what, { number, end, failuresInRow, hasFailed }, after) => {
    const plan = { ...monthly, ...end }
    expect(afterRun({ number, plan, failuresInRow }, hasFailed)).toEqual({
      ...after,
      nextNumber: number + 1,
    })
  })
})
