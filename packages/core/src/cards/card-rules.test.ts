import { CARD_STATUS } from '@sixpence/protocol/accounts'
import type { CardAction, CardFacts } from '@sixpence/protocol/cards'
import { describe, expect, it } from 'vitest'
import { cardActions, maskCardNumber } from './index.ts'

const STATUSES = Object.values(CARD_STATUS)
type Status = (typeof STATUSES)[number]

/** The statuses in which an action is possible with a card that is otherwise as given. */
const statusesOf = (action: CardAction, card: Partial<CardFacts> = {}): Status[] =>
  STATUSES.filter(accountStatusId => cardActions({ accountStatusId, ...card })[action].result)

const MARKED = { cardHasFraudMark: true }
const VIRTUAL = { cardIsVirtual: true }
const but = (...statuses: Status[]) => STATUSES.filter(status => !statuses.includes(status))

describe('the status of a card', () => {
  it('has thirteen values, closed is none of them (CARD-003, TRAP-24)', () => {
    expect(CARD_STATUS).toEqual({
      0: 'submitted',
      2: 'active',
      4: 'canceled',
      18: 'fraud',
      19: 'printing',
      20: 'printed',
      21: 'shipped',
      23: 'pending',
      27: 'limited',
      38: 'expired',
      41: 'processing',
      65: 'pendingDocument',
      71: 'paused',
    })
  })
})

describe('cardActions', () => {
  it('answers every action with whether and why (CARD-004)', () => {
    const actions = cardActions({ accountStatusId: 'active' })
    expect(Object.keys(actions).toSorted()).toEqual([
      'activate',
      'balance',
      'block',
      'changePin',
      'details',
      'editName',
      'enrollment',
      'history',
      'load',
      'pause',
      'reissue',
      'showPin',
      'unpause',
      'upgradeShipping',
    ])
    expect(actions.unpause).toEqual({
      result: false,
      rule: 'notPaused',
      because: 'The card is not paused.',
    })
  })

  it('loads no debit card that takes its money from an account (CARD-007)', () => {
    const card = { accountStatusId: 'active', subType: 'DEBIT' } as const
    expect(cardActions(card).load.rule).toBe('allowed')
    expect(cardActions({ ...card, settlementAccountId: '1000000001' }).load.rule).toBe('linked')
  })

  it.each<[string, CardAction, Status[], Status[]]>([
    ['pauses active and expired cards (CARD-005, CON-28)', 'pause', ['active', 'expired'], []],
    ['unpauses paused cards (CARD-006)', 'unpause', ['paused'], []],
    ['loads active cards (CARD-007)', 'load', ['active'], []],
    ['enrols active cards (CARD-008)', 'enrollment', ['active'], []],
    ['changes the PIN unless fraud (CARD-009)', 'changePin', but('fraud'), []],
    ['shows the PIN unless fraud (CARD-009)', 'showPin', but('fraud'), []],
    [
      'blocks what is in use, marked or not (CARD-010)',
      'block',
      ['active', 'expired', 'paused'],
      ['active', 'expired', 'paused'],
    ],
    [
      'names what is neither canceled nor blocked for safety',
      'editName',
      but('canceled', 'fraud'),
      but('canceled', 'fraud'),
    ],
    ['tells what is on every card', 'balance', STATUSES, STATUSES],
    ['tells what happened on every card', 'history', STATUSES, STATUSES],
    ['shows the number of what is in use', 'details', ['active', 'expired', 'paused'], []],
    ['activates what has been sent', 'activate', ['shipped'], []],
    ['orders another for what is in use', 'reissue', ['active', 'expired', 'paused'], []],
  ])('%s', (...row) => {
    const [, action, allowed, allowedWithMark] = row
    expect(statusesOf(action)).toEqual(allowed)
    expect(statusesOf(action, MARKED)).toEqual(allowedWithMark)
  })

  it('enrols, sends and activates physical cards alone (CARD-008)', () => {
    for (const action of ['enrollment', 'activate', 'reissue'] as const) {
      expect(statusesOf(action, VIRTUAL)).toEqual([])
    }
  })

  it('orders one at a time in the place of a card, and activates it once it is sent', () => {
    const made = { cardReissuedStatusId: 41 }
    const sent = { cardReissuedStatusId: 21 }
    expect(statusesOf('reissue', made)).toEqual([])
    expect(statusesOf('activate', made)).toEqual(['shipped'])
    expect(statusesOf('activate', sent)).toEqual(but('fraud'))
    expect(statusesOf('upgradeShipping')).toEqual([])
    expect(statusesOf('upgradeShipping', made)).toEqual(but('fraud'))
    expect(statusesOf('upgradeShipping', sent)).toEqual([])
  })

  it('hurries what was ordered in the place of a card once (CARD-022)', () => {
    const card = { accountStatusId: 'active', cardReissuedStatusId: 41 } as const
    expect(cardActions(card).upgradeShipping.rule).toBe('allowed')
    const hurried = { ...card, cardReissueIsExpress: true }
    expect(cardActions(hurried).upgradeShipping.rule).toBe('alreadyExpress')
  })
})

describe('maskCardNumber', () => {
  it.each([
    ['9999000000000017', '•••• 0017'],
    ['9999 0000 0000 0017', '•••• 0017'],
    ['************0017', '•••• 0017'],
    ['3782 822463 10005', '•••• 0005'],
    ['9999 0000 0000 00\t1 7', '•••• 0017'],
    ['378282246310005', '378282246310005'],
    ['', ''],
  ])('makes %j into %j (CARD-013, CONST-009, TRAP-53)', (number, shown) => {
    expect(maskCardNumber(number)).toBe(shown)
  })
})
