import { describe, expect, it } from 'vitest'
import { aBank } from './bank.ts'
import { allowed, METHODS, THEMSELVES, USERS, whoMayCall } from './who-may-call.ts'

const told = whoMayCall(aBank(), METHODS)

describe('who may make any call', () => {
  it.each(USERS)(
    'is the same at the bank as in core: %s with %s (ACCESS-018, ACCESS-019, GAP-68)',
    async (right, _, permissions) => {
      const { said, done, facts } = await told.user(right, permissions)
      expect(facts.right).toBe(right)
      expect(done).toEqual(said)
      expect(allowed(said)).toBeLessThan(METHODS.length)
    },
  )

  it.each(THEMSELVES)('is the same at the bank as in core: %s', async (_, wish, right) => {
    const { said, done, facts } = await told.themselves(wish)
    expect(facts.right).toBe(right)
    expect(done).toEqual(said)
  })

  it('is the same at the bank as in core: staff who act for a customer (ADMIN-002)', async () => {
    const { said, done, facts } = await told.staff()
    expect(facts.isStaff).toBe(true)
    expect(done).toEqual(said)
  })
})
