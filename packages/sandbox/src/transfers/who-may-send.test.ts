import {
  ACCESS_RIGHT,
  type AccessRight,
  EXTERNAL_FLAGS,
  hasRight,
  type NamedMethod,
  type Permission,
  PERMISSION_FOR,
  PERMISSIONS,
  transferMethods,
} from '@sixpence/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

const RIGHTS = ['read', 'full', 'initiate', 'confirm', 'upload'] as const
type Right = (typeof RIGHTS)[number]
type Outcome = 'moves' | 'asks' | 'denied'

const BY_RIGHT: Readonly<Record<Right, Outcome>> = {
  read: 'denied',
  full: 'moves',
  initiate: 'asks',
  confirm: 'denied',
  upload: 'denied',
}

const FLAGS = {
  own: 'withdrawBetweenAccounts',
  ownRepeated: 'withdrawBetweenAccounts',
  p2p: 'sendUserToUser',
  eftOwn: 'withdrawEft',
  eft3d: 'sendEft',
  wireOwn: 'withdrawWire',
  wire3d: 'sendWire',
} as const satisfies Record<string, Permission>
type Kind = keyof typeof FLAGS
const KINDS = Object.keys(FLAGS) as Kind[]

const ACTIONS = {
  own: 'betweenAccounts',
  ownRepeated: 'betweenAccounts',
  p2p: 'p2p',
  eftOwn: 'eftOwn',
  eft3d: 'eft3d',
  wireOwn: 'wireOwn',
  wire3d: 'wire3d',
} as const satisfies Record<Kind, keyof typeof PERMISSION_FOR>

const METHODS: Readonly<Record<Kind, NamedMethod>> = {
  own: transferMethods.sendOwn,
  ownRepeated: transferMethods.sendOwn,
  p2p: transferMethods.sendP2p,
  eftOwn: transferMethods.sendEft,
  eft3d: transferMethods.sendEft,
  wireOwn: transferMethods.sendWire,
  wire3d: transferMethods.sendWire,
}

const EVERY_FLAG = Object.values(PERMISSIONS).flat()

/** What the tables of the protocol say. */
function byTables(kind: Kind, right: AccessRight, flags: readonly Permission[]): Outcome {
  const { needs } = METHODS[kind]
  const isOpen = flags.includes(PERMISSION_FOR[ACTIONS[kind]])
  if (needs === 'own' || needs === 'admin' || !hasRight(right, needs) || !isOpen) return 'denied'
  return hasRight(right, 'approve') ? 'moves' : 'asks'
}

describe('who may send', () => {
  let business: TestPerson
  let stranger: TestPerson
  const workers = new Map<Right, { person: TestPerson; token: string }>()
  let keys = 0

  beforeAll(async () => {
    const accounts = [
      { currencyCode: 'EUR', balance: '100000.00' },
      { currencyCode: 'EUR', balance: '100000.00' },
    ]
    business = await bank.person({ kind: 'business', name: 'Quay Tools', accounts })
    stranger = await bank.person({ accounts })
    for (const right of RIGHTS) {
      const person = await bank.person({
        kind: 'business',
        standing: { actsForOthers: true },
        accesses: [{ customerId: business.customerId, right, permissions: [] }],
      })
      workers.set(right, { person, token: (await bank.signIn(person)).accessToken })
    }
  }, 120_000)

  const hold = (right: Right, permissions: readonly Permission[]) =>
    bank.control('/accesses', {
      userId: workers.get(right)?.person.customerId,
      customerId: business.customerId,
      right,
      permissions,
    })

  const abroad = (permission: 'own' | '3d') => ({
    permission,
    countryCode: 'DE',
    currency: 'EUR',
    amount: '200.00',
    payeeName: 'Lena Vogt',
    details: { iban: 'DE14900900900000000017' },
  })
  const byWire = (permission: 'own' | '3d') => {
    const { details, ...rest } = abroad(permission)
    const at = { bic: 'LNDNDEFF', address: 'Lindenstr. 5', city: 'Frankfurt' }
    return { ...rest, feeShare: 'OUR', details: { ...details, ...at } }
  }
  const orderOf = (kind: Kind) => {
    const toAccount = business.accounts[1]?.accountId
    const own = { toAccount, toAmount: '5.00' }
    const orders: Readonly<Record<Kind, object>> = {
      own,
      ownRepeated: { ...own, subscriptionFrequency: 'weekly' },
      p2p: { toEmail: stranger.email, amount: '5.00' },
      eftOwn: abroad('own'),
      eft3d: abroad('3d'),
      wireOwn: byWire('own'),
      wire3d: byWire('3d'),
    }
    return orders[kind]
  }

  const call = (right: Right, method: string, body: object) =>
    readJson(
      bank.call(
        method,
        { ...body, fromCustomerId: business.customerId },
        {
          token: workers.get(right)?.token ?? '',
          key: `key-of-who-may-send-${String((keys += 1)).padStart(6, '0')}`,
        },
      ),
    )

  async function outcomeOf(kind: Kind, right: Right, of: TestPerson): Promise<string> {
    const input = { ...orderOf(kind), fromAccount: of.accounts[0]?.accountId }
    const said = await call(right, METHODS[kind].name, input)
    if (said['responseCode'] === '13') return 'denied'
    if (said['responseCode'] !== '00') return JSON.stringify(said)
    return said['transactionId'] === undefined ? 'asks' : 'moves'
  }

  const cells = KINDS.flatMap(kind => RIGHTS.map(right => [kind, right] as const))

  it('is told twice in the same way', () => {
    expect(Object.values(ACCESS_RIGHT).filter(right => right !== 'none')).toEqual(RIGHTS)
    for (const [kind, right] of cells) {
      expect(byTables(kind, right, [FLAGS[kind]])).toBe(BY_RIGHT[right])
      const others = EVERY_FLAG.filter(flag => flag !== FLAGS[kind])
      expect(byTables(kind, right, others)).toBe('denied')
    }
  })

  it.each(cells)(
    '%s of %s: with its flag alone, with all but its flag, and of another',
    async (...cell) => {
      const [kind, right] = cell
      const others = EVERY_FLAG.filter(flag => flag !== FLAGS[kind])
      await hold(right, others)
      expect(await outcomeOf(kind, right, business)).toBe('denied')
      await hold(right, [FLAGS[kind]])
      expect(await outcomeOf(kind, right, business)).toBe(BY_RIGHT[right])
      expect(await outcomeOf(kind, right, stranger)).toBe('denied')
    },
  )

  const WAYS = [
    ['eft', 'own', 'withdrawEft'],
    ['eft', '3d', 'sendEft'],
    ['wire', 'own', 'withdrawWire'],
    ['wire', '3d', 'sendWire'],
  ] as const

  it.each(WAYS)('shows the way by %s to %s with %s, and to nobody without', async (...row) => {
    const [kind, permission, flag] = row
    expect(EXTERNAL_FLAGS[kind][permission]).toBe(flag)
    const kindsShown = async () => {
      const asked = { countryCode: 'DE', permission }
      const { ways } = await call('initiate', 'availableTransfersByCountryGet', asked)
      return (ways as { kind: string }[]).map(way => way.kind)
    }
    await hold('initiate', [flag])
    expect(await kindsShown()).toEqual([kind])
    await hold(
      'initiate',
      EVERY_FLAG.filter(one => one !== flag),
    )
    expect(await kindsShown()).not.toContain(kind)
  })
})
