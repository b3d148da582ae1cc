import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'
import { allowed, METHODS, SAMPLE, THEMSELVES, USERS, whoMayCall } from './who-may-call.ts'

const told = whoMayCall(aBank(), SAMPLE)

describe('who may make a call', () => {
  it('is its owner or a sub-account, of these calls (ACCESS-016, CARD-031, GAP-68, TRAP-60)', () => {
    const marked = (rule: 'never' | 'only') =>
      METHODS.filter(({ subAccount }) => subAccount === rule).map(({ name }) => name)
    expect(marked('only')).toEqual(['debitCardAuthorizationList'])
    expect(marked('never').toSorted()).toEqual([
      'addressCreate',
      'cardApply',
      'cardConfirm',
      'cardReissue',
      'cardReissueShippingUpgrade',
      'currencyAccountAdd',
    ])
  })

  it.each(USERS)(
    'is the same at the bank as in core, for a call of each kind: %s with %s (ACCESS-018, ACCESS-019, GAP-68)',
    async (right, _, permissions) => {
      const { said, done, facts } = await told.user(right, permissions)
      expect(facts.right).toBe(right)
      expect(done).toEqual(said)
      expect(allowed(said)).toBeLessThan(SAMPLE.length)
    },
  )

  it.each(THEMSELVES)(
    'is the same at the bank as in core, for a call of each kind: %s',
    async (_, wish, right) => {
      const { said, done, facts } = await told.themselves(wish)
      expect(facts.right).toBe(right)
      expect(done).toEqual(said)
    },
  )

  it('is the same at the bank as in core, for a call of each kind: staff who act for a customer (ADMIN-002)', async () => {
    const { said, done, facts } = await told.staff()
    expect(facts.isStaff).toBe(true)
    expect(done).toEqual(said)
  })
})
