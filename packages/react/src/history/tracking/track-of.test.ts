import { describe, expect, it } from 'vitest'
import { trackOf } from './track-of.ts'

const sentAt = '2026-11-20T14:00:00.000Z'
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
  ])('of %o is %o', (moved, expected) => {
    const steps = trackOf({ sentAt, arrivesAt, ...moved })
    expect(steps.map(({ key, state }) => `${key} ${state}`)).toEqual(expected)
    expect(steps.map(({ at }) => at)).toEqual(
      [sentAt, arrivesAt, returnedAt].slice(0, steps.length),
    )
  })
})
