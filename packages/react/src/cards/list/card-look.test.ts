import { describe, expect, it } from 'vitest'
import { cardLook } from './card-look.ts'

describe('cardLook', () => {
  it.each([
    ['active', 'inUse'],
    ['paused', 'paused'],
    ['limited', 'paused'],
    ['printing', 'coming'],
    ['pending', 'coming'],
    ['expired', 'over'],
    ['canceled', 'over'],
    ['fraud', 'over'],
  ] as const)('draws a card that is %s as %s', (accountStatusId, look) => {
    expect(cardLook({ accountStatusId })).toBe(look)
  })

  it('draws one with a mark of fraud as of no use any more', () => {
    expect(cardLook({ accountStatusId: 'active', cardHasFraudMark: true })).toBe('over')
  })
})
