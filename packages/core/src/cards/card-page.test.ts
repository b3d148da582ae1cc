import type { Account } from '@sixpence/protocol/accounts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namelessRows } from '../../tests/rule-names.ts'
import { CARD_PAGE_RULES, cardLists, cardPage, settlesCards, type CardPage } from './index.ts'

const aCard = (accountId: string, change: Partial<Account> = {}): Account => ({
  accountId,
  customerId: 'ada',
  type: 2006,
  subType: 'PREPAID',
  accountStatusId: 'active',
  currencyCode: 'EUR',
  balance: '0.00',
  accountBalanceMin: '0.00',
  pendingAmount: '0.00',
  cardIsVirtual: false,
  ...change,
})

const P1 = aCard('p1')
const P2 = aCard('p2')
const V1 = aCard('v1', { cardIsVirtual: true })
const V2 = aCard('v2', { cardIsVirtual: true })
const CLOSED = aCard('closed', { accountStatusId: 'closed' })
const DEBIT = aCard('debit', { subType: 'DEBIT' })
const ACCOUNT = aCard('account', { type: 1001 })
const FRAUD = aCard('fraud', { accountStatusId: 'fraud' })

const ids = (cards: readonly Account[]) => cards.map(card => card.accountId)

describe('cardLists', () => {
  it('sorts cards out, closed ones in no list (CARD-001, CARD-002, GAP-26)', () => {
    const { physical, virtual, debit } = cardLists([
      P1,
      V1,
      CLOSED,
      DEBIT,
      ACCOUNT,
      aCard('gone', { subType: 'DEBIT', accountStatusId: 'closed' }),
    ])
    expect([ids(physical), ids(virtual), ids(debit)]).toEqual([['p1'], ['v1'], ['debit']])
  })

  it('keeps canceled and expired cards: they are not closed (TRAP-24)', () => {
    const cards = [
      aCard('c', { accountStatusId: 'canceled' }),
      aCard('e', { accountStatusId: 'expired' }),
    ]
    expect(ids(cardLists(cards).physical)).toEqual(['c', 'e'])
  })
})

describe('cardPage', () => {
  it('has a name for each of its rows', () => {
    expect(namelessRows(CARD_PAGE_RULES)).toEqual([])
  })

  it.each([
    ['the physical list', [P1, V1], 'physical'],
    ['the virtual list', [V1, CLOSED, DEBIT], 'virtual'],
    ['the virtual list, empty', [ACCOUNT, CLOSED], 'virtual'],
  ])('leads from the cards to %s (ROUTE-063)', (_name, accounts, result) => {
    expect(cardPage({ at: 'cards' }, accounts).result).toBe(result)
  })

  it.each([
    ['physical', [P1], 'only'],
    ['physical', [P1, CLOSED, DEBIT], 'only'],
    ['physical', [P1, V1], 'enter'],
    ['physical', [P1, P2], 'enter'],
    ['physical', [V1], 'enter'],
    ['physical', [], 'enter'],
    ['virtual', [V1], 'only'],
    ['virtual', [V1, P1], 'enter'],
    ['virtual', [V1, V2], 'enter'],
    ['virtual', [P1], 'enter'],
    ['virtual', [], 'enter'],
  ] as const)(
    'shows the card where there is one of %s and none of the other (ROUTE-064, TRAP-22)',
    (at, accounts, result) => {
      expect(cardPage({ at }, accounts).result).toBe(result)
    },
  )

  it.each([
    ['p1', [P1], 'enter'],
    ['v1', [P1, V1], 'enter'],
    ['closed', [P1, CLOSED], 'home'],
    ['closed', [P1, V1, CLOSED], 'cards'],
    ['debit', [DEBIT], 'home'],
    ['debit', [P1, P2, DEBIT], 'cards'],
    ['account', [ACCOUNT], 'home'],
    ['nobody’s', [P1, P2], 'cards'],
    ['nobody’s', [P1], 'home'],
    ['nobody’s', [], 'home'],
  ] as const)(
    'lets in to %s alone what is an open prepaid card (ROUTE-065)',
    (id, list, result) => {
      expect(cardPage({ at: 'detail', id }, list).result).toBe(result)
      expect(cardPage({ at: 'pin', id }, list).result).toBe(result)
    },
  )

  it('leads from the PIN of a card with fraud to the card (ROUTE-066)', () => {
    expect(cardPage({ at: 'pin', id: 'fraud' }, [FRAUD]).result).toBe('detail')
    const marked = aCard('p1', { cardHasFraudMark: true })
    expect(cardPage({ at: 'pin', id: 'p1' }, [marked]).result).toBe('detail')
    expect(cardPage({ at: 'detail', id: 'fraud' }, [FRAUD]).result).toBe('enter')
  })

  it('ends somewhere, whatever cards there are (TRAP-22)', () => {
    const accounts = fc.uniqueArray(
      fc.record({
        accountId: fc.constantFrom('a', 'b', 'c', 'd'),
        type: fc.constantFrom(1001, 2006),
        subType: fc.constantFrom('PREPAID' as const, 'DEBIT' as const),
        accountStatusId: fc.constantFrom('active' as const, 'closed' as const, 'fraud' as const),
        cardIsVirtual: fc.boolean(),
        cardHasFraudMark: fc.boolean(),
      }),
      { selector: account => account.accountId, maxLength: 4 },
    )
    const page = fc.oneof(
      fc.record({ at: fc.constantFrom('cards' as const, 'physical' as const, 'virtual' as const) }),
      fc.record({
        at: fc.constantFrom('detail' as const, 'pin' as const),
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      }),
    )
    fc.assert(
      fc.property(accounts, page, (some, asked) => {
        const all = some.map(({ accountId, ...change }) => aCard(accountId, change))
        let at: CardPage | undefined = asked
        for (let steps = 0; steps < 4 && at; steps += 1) at = nextOf(at, all)
        expect(at).toBeUndefined()
      }),
    )
  })
})

/** The page a visitor is redirected to; undefined if they stay. */
function nextOf(page: CardPage, accounts: readonly Account[]): CardPage | undefined {
  const { result } = cardPage(page, accounts)
  if (result === 'enter' || result === 'home') return undefined
  if (result === 'detail') return { at: 'detail', id: 'id' in page ? page.id : '' }
  if (result !== 'only') return { at: result }
  const { physical, virtual } = cardLists(accounts)
  const [only] = page.at === 'physical' ? physical : virtual
  return { at: 'detail', id: only?.accountId ?? '' }
}

describe('settlesCards', () => {
  it('is true of the account that a card takes its money from (CARD-032)', () => {
    const accounts = [P1, aCard('d1', { subType: 'DEBIT', settlementAccountId: 'current' })]
    expect(settlesCards({ accountId: 'current' }, accounts)).toBe(true)
    expect(settlesCards({ accountId: 'p1' }, accounts)).toBe(false)
  })
})
