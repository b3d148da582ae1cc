import { describe, expect, it } from 'vitest'
import { FIRST_REPEAT, repeatFault, repeatFields, repeatOf } from './repeat-draft.ts'

const TODAY = '2026-11-24'

describe('repeatFault', () => {
  it.each([
    [{}, undefined],
    [{ ends: 'date' }, 'endMissing'],
    [{ ends: 'date', endDate: '2026-11-23' }, 'endBeforeFirst'],
    [{ ends: 'date', endDate: '2026-12-23' }, 'once'],
    [{ ends: 'date', endDate: '2026-12-24' }, undefined],
    [{ ends: 'count' }, 'count'],
    [{ ends: 'count', countText: '1' }, 'count'],
    [{ ends: 'count', countText: 'two' }, 'count'],
    [{ ends: 'count', countText: '2' }, undefined],
  ] as const)('finds in %o: %s', (change, fault) => {
    expect(repeatFault({ ...FIRST_REPEAT, ...change }, TODAY)).toBe(fault)
  })

  it('finds nothing in a transfer that is made once', () => {
    expect(repeatFault(undefined, TODAY)).toBeUndefined()
    expect(repeatFields(undefined)).toEqual({})
  })
})

describe('repeatOf', () => {
  it.each([
    {},
    { ends: 'date', endDate: '2027-01-31' },
    { ends: 'count', countText: '3', userCancel: false, frequency: 'weekly' },
  ] as const)('reads back what was ordered: %o (XFER-009)', change => {
    const repeat = { ...FIRST_REPEAT, ...change }
    expect(repeatOf(repeatFields(repeat))).toEqual(repeat)
  })
})
