import { beforeAll, describe, expect, it } from 'vitest'
import { aBank, type Person } from './bank.ts'
import { actingFor, allowed, compared, METHODS, USERS } from './who-may-call.ts'

const bank = aBank()

describe('who may make any call', () => {
  let business: Person
  beforeAll(async () => {
    business = await bank.person({ kind: 'business' })
  })

  it.each(USERS)(
    'is the same at the bank as in core: %s with %s (ACCESS-018, ACCESS-019, GAP-68)',
    async (right, _, permissions) => {
      const sixpence = await actingFor(bank, business, { right, permissions })
      const { said, done, facts } = await compared(sixpence, METHODS)
      expect(facts.right).toBe(right)
      expect(done).toEqual(said)
      expect(allowed(said)).toBeLessThan(METHODS.length)
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
  ])('is the same at the bank as in core: %s', async (_, wish, right) => {
    const { said, done, facts } = await compared(
      await bank.signedIn(await bank.person(wish)),
      METHODS,
    )
    expect(facts.right).toBe(right)
    // A person has no users, whoever asks.
    expect(done).toEqual({ ...said, ...(!('kind' in wish) && { userList: false }) })
  })

  it('is the same at the bank as in core: staff who act for a customer (ADMIN-002)', async () => {
    const sixpence = await bank.signedIn(await bank.person({ standing: { isAdmin: true } }))
    const { customerId } = business
    await sixpence.access.actFor({ customerId, reason: 'Called about a payment' })
    const { said, done, facts } = await compared(sixpence, METHODS)
    expect(facts.isStaff).toBe(true)
    expect(done).toEqual(said)
  })
})
