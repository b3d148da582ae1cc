import { describe, expect, it } from 'vitest'
import { trackOf } from './track-of.ts'

const sentAt = '2026-11-20T14:00:00.000Z'
const atPayeeBankAt = '2026-11-24T07:00:00.000Z'
const arrivesAt = '2026-11-24T09:00:00.000Z'
const returnedAt = '2026-11-25T09:00:00.000Z'

describe('the way of a transfer', () => {
  it.each([
    [{ state: 'sent' as const }, ['sentStep done', 'expectedStep next']],
    [{ state: 'arrived' as const }, ['sentStep done', 'arrivedStep done']],
    [
      { state: 'returned' as const, returnedAt },
      ['sentStep done', 'arrivedStep done', 'returnedStep undone'],
    ],
  ])('of %o is %o where the payee’s bank credits at once', (moved, expected) => {
    const steps = trackOf({ sentAt, arrivesAt, ...moved })
    expect(steps.map(({ key, state }) => `${key} ${state}`)).toEqual(expected)
    expect(steps.map(({ at }) => at)).toEqual(
      [sentAt, arrivesAt, returnedAt].slice(0, steps.length),
    )
  })

  it.each([
    [{ state: 'sent' as const }, ['sentStep', 'expectedStep']],
    [{ state: 'atPayeeBank' as const }, ['sentStep', 'atPayeeBankStep', 'expectedStep']],
    [{ state: 'arrived' as const }, ['sentStep', 'atPayeeBankStep', 'arrivedStep']],
    [
      { state: 'returned' as const, returnedAt },
      ['sentStep', 'atPayeeBankStep', 'arrivedStep', 'returnedStep'],
    ],
  ])('of %o goes by the payee’s bank: %o', (moved, expected) => {
    const steps = trackOf({ sentAt, atPayeeBankAt, arrivesAt, ...moved })
    expect(steps.map(({ key }) => key)).toEqual(expected)
    const there = steps.find(({ key }) => key === 'atPayeeBankStep')
    expect(there?.at ?? atPayeeBankAt).toBe(atPayeeBankAt)
  })
})
