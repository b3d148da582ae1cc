import { beforeAll, describe, expect, it } from 'vitest'
import { aBank, type Person } from './bank.ts'
import { actingFor, allowed, compared, METHODS, SAMPLE, USERS } from './who-may-call.ts'

const bank = aBank()

describe('who may make a call', () => {
  let business: Person
  beforeAll(async () => {
    business = await bank.person({ kind: 'business' })
  })

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
      const sixpence = await actingFor(bank, business, { right, permissions })
      const { said, done, facts } = await compared(sixpence, SAMPLE)
      expect(facts.right).toBe(right)
      expect(done).toEqual(said)
      expect(allowed(said)).toBeLessThan(SAMPLE.length)
    },
  )

  it.each([
    ['a person', {}, 'full'],
    ['the owner of a business', { kind: 'business' }, 'full'],
    [
      'somebody who acts for others alone',
      { kind: 'business', standing: { actsForOthers: true } },
      'none',
    ],
  ])('is the same at the bank as in core, for a call of each kind: %s', async (_, wish, right) => {
    const { said, done, facts } = await compared(
      await bank.signedIn(await bank.person(wish)),
      SAMPLE,
    )
    expect(facts.right).toBe(right)
    // A person has no users, whoever asks.
    expect(done).toEqual({
      ...said,
      ...(!('kind' in wish) && 'userList' in said && { userList: false }),
    })
  })

  it('is the same at the bank as in core, for a call of each kind: staff who act for a customer (ADMIN-002)', async () => {
    const sixpence = await bank.signedIn(await bank.person({ standing: { isAdmin: true } }))
    const { customerId } = business
    await sixpence.access.actFor({ customerId, reason: 'Called about a payment' })
    const { said, done, facts } = await compared(sixpence, SAMPLE)
    expect(facts.isStaff).toBe(true)
    expect(done).toEqual(said)
  })
})
