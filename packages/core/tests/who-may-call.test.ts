import { namedMethods, PERMISSIONS, type Permission } from '@sixpence/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  type Domain,
  isSixpenceError,
  isStaffActing,
  mayCall,
  type Sixpence,
  userRightsOf,
} from '../src/index.ts'
import { aBank, type Person } from './bank.ts'

const bank = aBank()

/** Makes any call, with nothing in it: whoever may make it is told what is missing. */
const anyCall = {
  name: 'anyCall',
  calls: {},
  open: ({ call }) => ({
    make: (method: (typeof METHODS)[number], key: string) =>
      call({ ...method, input: ANYTHING, output: ANYTHING }, {}, { key }),
  }),
} satisfies Domain

const ANYTHING = z.looseObject({})
const METHODS = namedMethods().filter(({ access }) => access === 'customer')

/** How the bank refuses by who asks, as opposed to what they ask about. */
const BY_WHO_ASKS = [
  'Your access does not allow this.',
  'Your permissions do not include this.',
  'A sub-account leaves this to its owner.',
  'This is for sub-accounts.',
  'Staff never do this for a customer.',
  'A second administrator has to confirm this, and nobody can yet.',
]

const OTHERS: readonly Permission[] = Object.values(PERMISSIONS)
  .flat()
  .filter(name => name !== 'settlementAccount')
const SETTLEMENT: readonly Permission[] = ['settlementAccount']
const USERS: readonly (readonly [right: string, flags: string, held: readonly Permission[]])[] = [
  ['read', 'all flags but the settlement flag', OTHERS],
  ['full', 'all flags but the settlement flag', OTHERS],
  ['initiate', 'all flags but the settlement flag', OTHERS],
  ['confirm', 'all flags but the settlement flag', OTHERS],
  ['upload', 'all flags but the settlement flag', OTHERS],
  ['read', 'the settlement flag', SETTLEMENT],
  ['full', 'the settlement flag', SETTLEMENT],
  ['full', 'no flag', []],
]

let keys = 0

/** What core says of each call, and what the bank does. */
async function compared(sixpence: Sixpence) {
  const { make } = sixpence.use(anyCall)
  const info = await sixpence.start.info()
  const isStaff =
    info.customer !== undefined && isStaffActing(info.customer, sixpence.access.getSnapshot())
  const facts = { ...userRightsOf(info), isStaff }
  const said: Record<string, boolean> = {}
  const done: Record<string, boolean> = {}
  for (const method of METHODS) {
    said[method.name] = mayCall(method, facts).result
    const key = `key-of-who-may-call-${String((keys += 1)).padStart(6, '0')}`
    done[method.name] = await make(method, key).then(
      () => true,
      (cause: unknown) => !isSixpenceError(cause) || !BY_WHO_ASKS.includes(cause.description ?? ''),
    )
  }
  return { said, done, facts }
}

const allowed = (of: Readonly<Record<string, boolean>>) => Object.values(of).filter(Boolean).length

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
    'is the same at the bank as in core: %s with %s (ACCESS-018, ACCESS-019, GAP-68)',
    async (right, _, permissions) => {
      const { customerId } = business
      const user = await bank.person({
        kind: 'business',
        standing: { actsForOthers: true },
        accesses: [{ customerId, right, permissions }],
      })
      const sixpence = await bank.signedIn(user)
      await sixpence.access.actFor({ customerId })
      const { said, done, facts } = await compared(sixpence)
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
    const { said, done, facts } = await compared(await bank.signedIn(await bank.person(wish)))
    expect(facts.right).toBe(right)
    // A person has no users, whoever asks.
    expect(done).toEqual({ ...said, ...(!('kind' in wish) && { userList: false }) })
  })

  it('is the same at the bank as in core: staff who act for a customer (ADMIN-002)', async () => {
    const sixpence = await bank.signedIn(await bank.person({ standing: { isAdmin: true } }))
    const { customerId } = business
    await sixpence.access.actFor({ customerId, reason: 'Called about a payment' })
    const { said, done, facts } = await compared(sixpence)
    expect(facts.isStaff).toBe(true)
    expect(done).toEqual(said)
  })
})
