import { describe, expect, it } from 'vitest'
import { actionOf, kindOf } from './payment-kinds.ts'

describe('the kinds of payments', () => {
  it.each([
    ['ownSameCurrency', 'betweenAccounts'],
    ['ownCrossCurrency', 'betweenAccounts'],
    ['p2p', 'p2p'],
    ['checkout', 'checkout'],
  ] as const)('%s is %s', (operation, kind) => {
    expect(kindOf(operation)).toBe(kind)
    expect(actionOf({ operation })).toBe(kind)
  })

  it.each(['lottery', '', 'toString'])('refuses the unknown kind "%s"', operation => {
    expect(() => kindOf(operation as 'p2p')).toThrow(TypeError)
  })
})
