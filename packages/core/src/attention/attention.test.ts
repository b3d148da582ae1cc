import type { Account } from '@sixpence/protocol/accounts'
import { describe, expect, it } from 'vitest'
import { attention, type AttentionFacts } from './index.ts'

const anAccount = (change: Partial<Account> = {}): Account => ({
  accountId: 'c1',
  customerId: 'ada',
  type: 2006,
  subType: 'PREPAID',
  accountStatusId: 'active',
  currencyCode: 'EUR',
  balance: '0.00',
  accountBalanceMin: '0.00',
  pendingAmount: '0.00',
  cardIsVirtual: false,
  cardExpiryMonth: 9,
  cardExpiryYear: 2030,
  ...change,
})

const CALM = { isNeedPersonalInfoUpdate: false, isNeedKyc: false }
const kinds = (facts: Partial<AttentionFacts>) =>
  attention({ mayDecide: true, today: '2026-11-22', ...facts }).map(({ kind }) => kind)
const ofCard = (change: Partial<Account>, facts: Partial<AttentionFacts> = {}) =>
  kinds({ accounts: [anAccount(change)], ...facts })

describe('attention', () => {
  it('asks for nothing when nothing is known, and when all is well', () => {
    expect(kinds({})).toEqual([])
    expect(kinds({ customer: CALM, accounts: [anAccount()], undecided: [] })).toEqual([])
  })

  it('counts the payments that wait for the user, before news and after what may cost money', () => {
    const asked = { undecided: [{ id: 'n1' }], requests: 2 }
    const marked = anAccount({ cardHasFraudMark: true })
    expect(kinds({ ...asked, accounts: [marked] })).toEqual(['fraudCard', 'requests', 'news'])
    expect(kinds({ requests: 0 })).toEqual([])
  })

  it.each<[string, Partial<Account>, string[]]>([
    ['a card with a mark', { cardHasFraudMark: true }, ['fraudCard']],
    ['a card that is stopped for good', { accountStatusId: 'fraud' }, ['stoppedCard']],
    [
      'a marked card that cannot be blocked',
      { cardHasFraudMark: true, accountStatusId: 'shipped' },
      ['stoppedCard'],
    ],
    ['a marked card that is canceled', { cardHasFraudMark: true, accountStatusId: 'canceled' }, []],
    ['a document that is missing', { accountStatusId: 'pendingDocument' }, ['cardDocument']],
    ['an application', { accountStatusId: 'pending' }, ['unfinishedCard']],
    ['a card that has come', { accountStatusId: 'shipped' }, ['activateCard']],
    ['one in the place of another', { cardReissuedStatusId: 21 }, ['activateCard']],
    ['one that is being made', { accountStatusId: 'printing' }, []],
    ['a limited card', { accountStatusId: 'limited' }, ['limitedCard']],
    ['a limited account', { accountStatusId: 'limited', type: 1001 }, ['limitedAccount']],
    ['an expired card', { accountStatusId: 'expired' }, ['expiredCard']],
    [
      'an expired card with another ordered',
      { accountStatusId: 'expired', cardReissuedStatusId: 41 },
      [],
    ],
    ['a card of this month', { cardExpiryMonth: 11, cardExpiryYear: 2026 }, ['expiringCard']],
    ['a card of the next month', { cardExpiryMonth: 12, cardExpiryYear: 2026 }, ['expiringCard']],
    ['a card of the month after', { cardExpiryMonth: 1, cardExpiryYear: 2027 }, []],
    ['a debit card', { subType: 'DEBIT', accountStatusId: 'expired' }, []],
    ['a closed account', { accountStatusId: 'closed', cardHasFraudMark: true }, []],
  ])('tells of %s', (_what, change, wanted) => {
    expect(ofCard(change)).toEqual(wanted)
  })

  it('counts months over the end of a year', () => {
    const january = { cardExpiryMonth: 1, cardExpiryYear: 2027 }
    expect(ofCard(january, { today: '2026-12-31' })).toEqual(['expiringCard'])
  })

  it('asks of who may only read nothing that they cannot do', () => {
    for (const accountStatusId of ['shipped', 'pending'] as const) {
      expect(ofCard({ accountStatusId }, { mayDecide: false })).toEqual([])
    }
    expect(ofCard({ cardHasFraudMark: true }, { mayDecide: false })).toEqual(['fraudCard'])
  })

  it('names an announcement when it is the only one', () => {
    const [one] = attention({ mayDecide: true, today: '2026-11-22', undecided: [{ id: 'n1' }] })
    expect(one).toEqual({ kind: 'news', count: 1, id: 'n1' })
    const undecided = [{ id: 'n1' }, { id: 'n2' }]
    const [both] = attention({ mayDecide: true, today: '2026-11-22', undecided })
    expect(both).toEqual({ kind: 'news', count: 2 })
  })

  it('begins with the most urgent', () => {
    expect(
      kinds({
        customer: { isNeedPersonalInfoUpdate: true, isNeedKyc: true },
        accounts: [
          anAccount({ accountStatusId: 'expired' }),
          anAccount({ accountStatusId: 'shipped' }),
          anAccount({ cardHasFraudMark: true }),
        ],
        undecided: [{ id: 'n1' }],
      }),
    ).toEqual(['fraudCard', 'identity', 'personalInfo', 'news', 'activateCard', 'expiredCard'])
  })

  it('asks whoever may order no card to finish no application, and for all the rest (GAP-68)', () => {
    const asked = (accountStatusId: Account['accountStatusId']) =>
      ofCard({ accountStatusId }, { mayOrder: false })
    expect([asked('pending'), asked('shipped')]).toEqual([[], ['activateCard']])
    expect(ofCard({ accountStatusId: 'pending' })).toEqual(['unfinishedCard'])
  })
})
