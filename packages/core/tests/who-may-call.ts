import { namedMethods, PERMISSIONS, type NamedMethod, type Permission } from '@sixpence/protocol'
import { beforeAll } from 'vitest'
import { type Domain, isSixpenceError, type Sixpence } from '../src/index.ts'
import { isStaffActing, mayCall } from '../src/access/index.ts'
import { userRightsOf } from '../src/start/index.ts'
import type { Person, TestBank } from './bank.ts'

/** Makes any call without input: if it is allowed, the bank reports missing fields. */
const anyCall = {
  name: 'anyCall',
  calls: {},
  open: ({ call }) => ({
    make: (method: NamedMethod, key: string) =>
      call({ ...method, input: ANYTHING, output: ANYTHING }, {}, { key }),
  }),
} satisfies Domain

const taken = (value: unknown) => ({ value })

const ANYTHING = {
  decode: taken,
  decodeInSlices: async (value: unknown) => taken(value),
  encode: taken,
}
export const METHODS = namedMethods().filter(({ access }) => access === 'customer')

/** One call for each value of each right, flag and mark that decides about calls. */
export const SAMPLE = [
  ...new Map(
    METHODS.flatMap(method => kindsOf(method).map(kind => [kind, method] as const)),
  ).values(),
].filter((method, at, all) => all.indexOf(method) === at)

function kindsOf({ needs, staff, fourEyes, subAccount, permission }: NamedMethod): string[] {
  const flag = permission === 'ofPayment' ? permission : String(permission !== undefined)
  return [
    `needs ${needs}`,
    `staff ${staff} ${String(fourEyes)}`,
    `sub-account ${subAccount}`,
    `flag ${flag}`,
  ]
}

/** Refusals because of the caller, as opposed to the content. */
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
/** Users of a business, by their right and their flags. */
export const USERS: readonly (readonly [
  right: string,
  flags: string,
  held: readonly Permission[],
])[] = [
  ['read', 'all flags but the settlement flag', OTHERS],
  ['full', 'all flags but the settlement flag', OTHERS],
  ['initiate', 'all flags but the settlement flag', OTHERS],
  ['confirm', 'all flags but the settlement flag', OTHERS],
  ['upload', 'all flags but the settlement flag', OTHERS],
  ['read', 'the settlement flag', SETTLEMENT],
  ['full', 'the settlement flag', SETTLEMENT],
  ['full', 'no flag', []],
]

/** Users who act for nobody else, with the right to their own data. */
export const THEMSELVES: readonly (readonly [
  who: string,
  wish: { readonly kind?: 'business'; readonly standing?: object },
  right: string,
])[] = [
  ['a person', {}, 'full'],
  ['the owner of a business', { kind: 'business' }, 'full'],
  [
    'somebody who acts for others alone',
    { kind: 'business', standing: { actsForOthers: true } },
    'none',
  ],
]

/** For a bank with one business: core's decision on each call, and the bank's. */
export function whoMayCall(bank: TestBank, methods: readonly NamedMethod[]) {
  let business: Person
  beforeAll(async () => {
    business = await bank.person({ kind: 'business' })
  })

  return {
    /** For a user who acts for the business with a right and flags. */
    async user(right: string, permissions: readonly Permission[]) {
      const { customerId } = business
      const user = await bank.person({
        kind: 'business',
        standing: { actsForOthers: true },
        accesses: [{ customerId, right, permissions }],
      })
      const sixpence = await bank.signedIn(user)
      await sixpence.access.actFor({ customerId })
      return compared(sixpence, methods)
    },

    /** For a user who acts only for themselves. */
    async themselves(wish: { readonly kind?: 'business' }) {
      const sixpence = await bank.signedIn(await bank.person(wish))
      const { said, ...answer } = await compared(sixpence, methods)
      // A person has no users, regardless of the caller.
      if (wish.kind === undefined && 'userList' in said) said['userList'] = false
      return { said, ...answer }
    },

    /** For a member of staff who acts for the business. */
    async staff() {
      const sixpence = await bank.signedIn(await bank.person({ standing: { isAdmin: true } }))
      const { customerId } = business
      await sixpence.access.actFor({ customerId, reason: 'Called about a payment' })
      return compared(sixpence, methods)
    },
  }
}

let keys = 0

async function compared(sixpence: Sixpence, methods: readonly NamedMethod[]) {
  const { make } = sixpence.use(anyCall)
  const info = await sixpence.start.info()
  const isStaff =
    info.customer !== undefined && isStaffActing(info.customer, sixpence.access.getSnapshot())
  const facts = { ...userRightsOf(info), isStaff }
  const said: Record<string, boolean> = {}
  const done: Record<string, boolean> = {}
  for (const method of methods) {
    said[method.name] = mayCall(method, facts).result
    const key = `key-of-who-may-call-${String((keys += 1)).padStart(6, '0')}`
    done[method.name] = await make(method, key).then(
      () => true,
      (cause: unknown) => !isSixpenceError(cause) || !BY_WHO_ASKS.includes(cause.description ?? ''),
    )
  }
  return { said, done, facts }
}

/** The number of allowed calls. */
export const allowed = (of: Readonly<Record<string, boolean>>) =>
  Object.values(of).filter(Boolean).length
