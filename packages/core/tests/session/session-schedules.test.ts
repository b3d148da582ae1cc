import { describe, expect, it } from 'vitest'
import { faultsOfSchedules } from './session-schedules.ts'

describe('reduceSession, in 2,000 orders of events', () => {
  it('keeps its promises (SESS-003, SESS-007, SESS-008)', () => {
    expect(faultsOfSchedules(2_000)).toEqual({})
  })
})
