import {
  ACCESS_RIGHT,
  type AccessRight,
  externalAction,
  hasRight,
  type Permission,
  PERMISSION_FOR,
  PERMISSIONS,
} from '@sixpence/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  ACTIONS,
  FLAGS,
  type Kind,
  KINDS,
  METHODS,
  orderOf,
  PAYOUT_CARD,
} from '../../tests/orders-of-every-kind.ts'
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

const EVERY_FLAG = Object.values(PERMISSIONS).flat()

/** Returns the outcome by the protocol's tables. */
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
      externalCards: [PAYOUT_CARD],
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

  const targets = () => ({
    toAccount: business.accounts[1]?.accountId,
    toEmail: stranger.email,
    cardId,
  })

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
    const input = { ...orderOf(kind, targets()), fromAccount: of.accounts[0]?.accountId }
    const said = await call(right, METHODS[kind].name, input)
    if (said['responseCode'] === '13') return 'denied'
    if (said['responseCode'] !== '00') return JSON.stringify(said)
    return said['transactionId'] === undefined ? 'asks' : 'moves'
  }

  /** Requests the rehearsal, like the form before it sends anything. */
  async function aheadOf(kind: Kind, right: Right, of: TestPerson): Promise<string> {
    const operation = ACTIONS[kind].replace(/(Own|3d)$/, '')
    const input = { ...orderOf(kind, targets()), operation, fromAccount: of.accounts[0]?.accountId }
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
    expect(PERMISSION_FOR[externalAction(kind, permission)]).toBe(flag)
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
