import { describe, expect, it } from 'vitest'
import { askAfterMs } from '../provider-messages/index.ts'
import { canRetry, statusAfter } from './run-status.ts'

describe('statusAfter', () => {
  it.each([
    ['open', 'awaiting_input', 'open'],
    ['open', 'customerDone', 'underInvestigation'],
    ['open', 'processing', 'underInvestigation'],
    ['open', 'approved', 'approved'],
    ['open', 'declined', 'declined'],
    ['open', 'abandoned', 'expired'],
    ['underInvestigation', 'awaiting_input', 'underInvestigation'],
    ['underInvestigation', 'customerDone', 'underInvestigation'],
    ['underInvestigation', 'approved', 'approved'],
    ['underInvestigation', 'declined', 'declined'],
    ['approved', 'declined', 'approved'],
    ['approved', 'customerDone', 'approved'],
    ['declined', 'approved', 'declined'],
    ['expired', 'customerDone', 'expired'],
  ] as const)('takes a check that is %s and hears %s to %s', (status, news, next) => {
    expect(statusAfter(status, news)).toBe(next)
  })
})

describe('canRetry', () => {
  it.each([
    ['expired', null, 9, true],
    ['declined', 'blurred', 1, true],
    ['declined', 'blurred', 2, true],
    ['declined', 'blurred', 3, false],
    ['declined', 'finalRefusal', 1, false],
    ['approved', null, 0, false],
    ['underInvestigation', null, 0, false],
  ] as const)('of one that is %s for %s after %i times is %s', (...row) => {
    const [status, reason, times, can] = row
    expect(canRetry({ status, reason }, times)).toBe(can)
  })
})

it('asks a provider after 5 seconds first, and at least every 5 minutes', () => {
  expect([0, 1, 2, 5, 6, 40].map(askAfterMs)).toEqual([
    5000, 10_000, 20_000, 160_000, 300_000, 300_000,
  ])
})
