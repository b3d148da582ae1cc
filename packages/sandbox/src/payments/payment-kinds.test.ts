import { describe, expect, it } from 'vitest'
import { EXTERNAL_KINDS } from '@sixpence/protocol'
import { testDatabase } from '../../tests/test-database.ts'
import { actionOf, kindOf } from './payment-kinds.ts'

const held = testDatabase()

const OPERATIONS = [
  'ownSameCurrency',
  'ownCrossCurrency',
  'p2p',
  'checkout',
  'invoice',
  'refund',
  ...EXTERNAL_KINDS,
] as const

describe('the kinds of payments', () => {
  it.each([
    ['ownSameCurrency', 'betweenAccounts'],
    ['ownCrossCurrency', 'betweenAccounts'],
    ['p2p', 'p2p'],
    ['checkout', 'checkout'],
    ['invoice', 'invoice'],
    ['refund', 'refund'],
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

  it.each(OPERATIONS)('are called in the database as here: %s', async operation => {
    const [row] = await held.database.sql<{ kind: string; entry: string }>`
      select payment_kind(${operation}) as kind, entry_kind(${operation}) as entry`
    const kind = kindOf(operation)
    const own = {
      betweenAccounts: 'ownTransfer',
      checkout: 'checkout',
      invoice: 'invoice',
      refund: 'refund',
    }
    const entry = kind in own ? own[kind as keyof typeof own] : `${kind}Transfer`
    expect(row).toEqual({ kind, entry })
  })

  it.each(['lottery', '', 'P2P'])('are no other in the database either: "%s"', async operation => {
    const { sql } = held.database
    await expect(sql`select payment_kind(${operation})`).rejects.toThrow()
    await expect(sql`select entry_kind(${operation})`).rejects.toThrow()
  })
})
