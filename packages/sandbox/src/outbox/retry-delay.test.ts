import { describe, expect, it } from 'vitest'
import { isTooLate, retryDelayMs } from './retry-delay.ts'

const HOUR = 60 * 60_000

describe('retryDelayMs', () => {
  it('doubles from a second to an hour', () => {
    const delays = Array.from({ length: 15 }, (_, index) => retryDelayMs(index + 1, 0))
    expect(delays.slice(0, 4)).toEqual([1000, 2000, 4000, 8000])
    expect(delays.slice(-3)).toEqual([HOUR, HOUR, HOUR])
    expect(retryDelayMs(5000, 0)).toBe(HOUR)
  })

  it('takes off half at most, by chance', () => {
    expect(retryDelayMs(3, 1)).toBe(2000)
    expect(retryDelayMs(3, 0.5)).toBe(3000)
  })
})

describe('isTooLate', () => {
  it('gives up after three days', () => {
    const finalAt = new Date('2026-11-21T10:00:00Z')
    expect(isTooLate(finalAt, new Date('2026-11-24T10:00:00Z'))).toBe(false)
    expect(isTooLate(finalAt, new Date('2026-11-24T10:00:01Z'))).toBe(true)
  })
})
