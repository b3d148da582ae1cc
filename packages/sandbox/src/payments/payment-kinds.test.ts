import { describe, expect, it } from 'vitest'
import { EXTERNAL_KINDS } from '@sixpence/protocol'
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

  it.each(EXTERNAL_KINDS)(
    '%s is itself, and another action to oneself than to others',
    operation => {
      expect(kindOf(operation)).toBe(operation)
      expect(actionOf({ operation, external: { permission: 'own' } })).toBe(`${operation}Own`)
      expect(actionOf({ operation, external: { permission: '3d' } })).toBe(`${operation}3d`)
      expect(() => actionOf({ operation })).toThrow(TypeError)
    },
  )

  it.each(['lottery', '', 'toString'])('refuses the unknown kind "%s"', operation => {
    expect(() => kindOf(operation as 'p2p')).toThrow(TypeError)
  })
})
