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
  cryptoEftOwn: 'withdrawCrypto',
  cryptoEft3d: 'sendCrypto',
  instantOwn: 'withdrawInstant',
  instant3d: 'sendInstant',
  interacOwn: 'withdrawInterac',
  interac3d: 'sendInterac',
  octOwn: 'withdrawCard',
  oct3d: 'sendCard',
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
  cryptoEftOwn: 'cryptoEftOwn',
  cryptoEft3d: 'cryptoEft3d',
  instantOwn: 'instantOwn',
  instant3d: 'instant3d',
  interacOwn: 'interacOwn',
  interac3d: 'interac3d',
  octOwn: 'octOwn',
  oct3d: 'oct3d',
} as const satisfies Record<Kind, keyof typeof PERMISSION_FOR>

const METHODS: Readonly<Record<Kind, NamedMethod>> = {
  own: transferMethods.sendOwn,
  ownRepeated: transferMethods.sendOwn,
  p2p: transferMethods.sendP2p,
  eftOwn: transferMethods.sendEft,
  eft3d: transferMethods.sendEft,
  wireOwn: transferMethods.sendWire,
  wire3d: transferMethods.sendWire,
  cryptoEftOwn: transferMethods.sendCrypto,
  cryptoEft3d: transferMethods.sendCrypto,
  instantOwn: transferMethods.sendInstant,
  instant3d: transferMethods.sendInstant,
  interacOwn: transferMethods.sendInterac,
  interac3d: transferMethods.sendInterac,
  octOwn: transferMethods.sendOct,
  oct3d: transferMethods.sendOct,
}

const EVERY_FLAG = Object.values(PERMISSIONS).flat()

/** What the tables of the protocol say. */
function byTables(kind: Kind, right: AccessRight, flags: readonly Permission[]): Outcome {
  const { needs } = METHODS[kind]
  const isOpen = flags.includes(PERMISSION_FOR[ACTIONS[kind]])
  if (needs === 'own' || needs === 'admin' || !hasRight(right, needs) || !isOpen) return 'denied'
  return hasRight(right, 'approve') ? 'moves' : 'asks'
}

const CARD = {
  bin: '424242',
  lastFour: '4242',
  cardBrand: 'VISA',
  holderName: 'Lena Vogt',
  expires: '2031-03',
}

describe('who may send', () => {
  let business: TestPerson
  let stranger: TestPerson
  const workers = new Map<Right, { person: TestPerson; token: string }>()
  let keys = 0
  let cardId = ''

  beforeAll(async () => {
    const accounts = [
      { currencyCode: 'EUR', balance: '100000.00' },
      { currencyCode: 'EUR', balance: '100000.00' },
    ]
    business = await bank.person({
      kind: 'business',
      name: 'Quay Tools',
      accounts,
      externalCards: [CARD],
    })
    stranger = await bank.person({ accounts })
    for (const right of RIGHTS) {
      const person = await bank.person({
        kind: 'business',
        standing: { actsForOthers: true },
        accesses: [{ customerId: business.customerId, right, permissions: [] }],
      })
      workers.set(right, { person, token: (await bank.signIn(person)).accessToken })
    }
    const { items } = await call('full', 'externalCardList', {})
    cardId = (items as { id: string }[])[0]?.id ?? ''
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
  const toWallet = (permission: 'own' | '3d') => {
    const details = { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
    return { ...abroad(permission), currency: 'BTC', amount: '0.005', details }
  }
  const byKey = (permission: 'own' | '3d') => {
    const details = { instantKeyType: 'cpf', instantKey: '529.982.247-25' }
    return { ...abroad(permission), countryCode: 'BR', currency: 'BRL', details }
  }
  const byEmail = (permission: 'own' | '3d') => {
    const details = { email: 'marc@mail.example' }
    return { ...abroad(permission), countryCode: 'CA', currency: 'CAD', details }
  }
  const toCard = (permission: 'own' | '3d') => ({ ...abroad(permission), details: { cardId } })
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
      cryptoEftOwn: toWallet('own'),
      cryptoEft3d: toWallet('3d'),
      instantOwn: byKey('own'),
      instant3d: byKey('3d'),
      interacOwn: byEmail('own'),
      interac3d: byEmail('3d'),
      octOwn: toCard('own'),
      oct3d: toCard('3d'),
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

  /** As the form asks before anything is sent. */
  async function aheadOf(kind: Kind, right: Right, of: TestPerson): Promise<string> {
    const operation = ACTIONS[kind].replace(/(Own|3d)$/, '')
    const input = { ...orderOf(kind), operation, fromAccount: of.accounts[0]?.accountId }
    const said = await call(right, 'transferRehearse', input)
    if (said['responseCode'] === '13') return 'denied'
    const { forOthers } = (said['rehearsal'] ?? {}) as { forOthers?: boolean }
    if (forOthers === undefined) return JSON.stringify(said)
    return forOthers ? 'asks' : 'moves'
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
    '%s of %s: rehearsed and sent, with its flag alone, with all but its flag, and of another',
    async (...cell) => {
      const [kind, right] = cell
      const others = EVERY_FLAG.filter(flag => flag !== FLAGS[kind])
      await hold(right, others)
      const both = async (of: TestPerson) => [
        await aheadOf(kind, right, of),
        await outcomeOf(kind, right, of),
      ]
      expect(await both(business)).toEqual(['denied', 'denied'])
      await hold(right, [FLAGS[kind]])
      expect(await both(business)).toEqual([BY_RIGHT[right], BY_RIGHT[right]])
      expect(await both(stranger)).toEqual(['denied', 'denied'])
    },
  )

  it('has each way to move money that leaves an account by one order (XFER-001)', async () => {
    await hold('full', EVERY_FLAG)
    for (const kind of KINDS)
      expect([kind, await outcomeOf(kind, 'full', business)]).toEqual([kind, 'moves'])
    const moved = await bank.database.sql<{ kind: string }>`
      select distinct kind from journal_entry where kind like '%Transfer'`
    expect(moved.map(({ kind }) => kind).toSorted()).toEqual([
      'cryptoEftTransfer',
      'eftTransfer',
      'instantTransfer',
      'interacTransfer',
      'octTransfer',
      'ownTransfer',
      'p2pTransfer',
      'wireTransfer',
    ])
  })

  const WAYS = [
    ['eft', 'own', 'withdrawEft'],
    ['eft', '3d', 'sendEft'],
    ['wire', 'own', 'withdrawWire'],
    ['wire', '3d', 'sendWire'],
    ['cryptoEft', 'own', 'withdrawCrypto'],
    ['cryptoEft', '3d', 'sendCrypto'],
    ['instant', 'own', 'withdrawInstant'],
    ['instant', '3d', 'sendInstant'],
    ['interac', 'own', 'withdrawInterac'],
    ['interac', '3d', 'sendInterac'],
    ['oct', 'own', 'withdrawCard'],
    ['oct', '3d', 'sendCard'],
  ] as const
  const COUNTRIES: Readonly<Record<string, string>> = { instant: 'BR', interac: 'CA' }

  it.each(WAYS)('shows the way by %s to %s with %s, and to nobody without', async (...row) => {
    const [kind, permission, flag] = row
    expect(EXTERNAL_FLAGS[kind][permission]).toBe(flag)
    const kindsShown = async () => {
      const asked = { countryCode: COUNTRIES[kind] ?? 'DE', permission }
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
