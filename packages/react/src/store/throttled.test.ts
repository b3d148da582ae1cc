import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttled } from './throttled.ts'

describe('throttled', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('works at once, then once for all that came meanwhile (ACCT-007)', () => {
    const work = vi.fn<() => void>()
    const want = throttled(3_000, work)
    want()
    expect(work).toHaveBeenCalledTimes(1)
    want()
    want()
    vi.advanceTimersByTime(2_999)
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledTimes(2)
    want()
    vi.advanceTimersByTime(2_999)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('does nothing that nobody wants', () => {
    const work = vi.fn<() => void>()
    const want = throttled(3_000, work)
    want()
    vi.advanceTimersByTime(60_000)
    expect(work).toHaveBeenCalledTimes(1)
    want()
    expect(work).toHaveBeenCalledTimes(2)
  })
})
