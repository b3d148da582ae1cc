import { describe, expect, it } from 'vitest'
import { faultsOfSchedules } from './session-schedules.ts'

describe('reduceSession, in 20,000 orders of events', { timeout: 300_000 }, () => {
  it('keeps its promises (SESS-003, SESS-007, SESS-008)', () => {
    expect(faultsOfSchedules(20_000)).toEqual({})
  })
})
