import { ACCOUNT_STATUS, type AccountStatus } from '@sixpence/protocol/accounts'
import { describe, expect, it } from 'vitest'
import {
  accountKind,
  accountsByKind,
  addableCurrencies,
  byStatus,
  canMoveOff,
  canReceive,
  canSend,
  isClosed,
  isInUse,
  isStopped,
  isWorking,
  workingFirst,
} from './index.ts'

const STATUSES: readonly AccountStatus[] = Object.values(ACCOUNT_STATUS)
const whose = (judge: (account: { accountStatusId: AccountStatus; type: number }) => boolean) =>
  STATUSES.filter(accountStatusId => judge({ accountStatusId, type: 1001 }))

describe('accountKind', () => {
  it.each([
    [1001, 'payment'],
    [4001, 'prepayment'],
    [4002, 'receiving'],
    [2006, 'card'],
    [2070, 'card'],
    [2135, 'card'],
    [2005, undefined],
    [2136, undefined],
    [0, undefined],
  ])('takes %i for %s (ACCT-003)', (type, kind) => {
    expect(accountKind(type)).toBe(kind)
  })
})

describe('accountsByKind', () => {
  it('puts every account into one group, in the order it came in (ACCT-001)', () => {
    const accounts = [2010, 7, 4001, 1001, 4002, 1001].map((type, at) => ({ type, at }))
    expect(accountsByKind(accounts)).toEqual([
      { kind: 'payment', accounts: [accounts[3], accounts[5]] },
      { kind: 'prepayment', accounts: [accounts[2]] },
      { kind: 'receiving', accounts: [accounts[4]] },
      { kind: 'card', accounts: [accounts[0]] },
      { kind: 'other', accounts: [accounts[1]] },
    ])
    expect(accountsByKind([])).toEqual([])
  })
})

describe('addableCurrencies', () => {
  it('leaves out those of open payment accounts, in any other status (ACCT-012)', () => {
    const account = (currencyCode: string, accountStatusId: AccountStatus, type = 1001) => ({
      currencyCode,
      accountStatusId,
      type,
    })
    const accounts = [
      account('EUR', 'active'),
      account('GBP', 'closed'),
      account('RON', 'limited'),
      account('USD', 'active', 2010),
    ]
    const all = ['EUR', 'USD', 'GBP', 'RON', 'CAD']
    expect(addableCurrencies(accounts, all)).toEqual(['USD', 'GBP', 'CAD'])
  })
})

describe('isClosed', () => {
  it('is so of status 11 alone (ACCT-005, TRAP-24)', () => {
    expect(ACCOUNT_STATUS[11]).toBe('closed')
    expect(whose(isClosed)).toEqual(['closed'])
  })
})

describe('canSend', () => {
  it('wants an active account', () => {
    expect(whose(canSend)).toEqual(['active'])
  })

  it('leaves out what only takes in, and what is not known', () => {
    const types = [1001, 4001, 4002, 2010, 7]
    const can = types.filter(type => canSend({ accountStatusId: 'active', type }))
    expect(can).toEqual([1001, 4001, 2010])
  })
})

describe('isStopped', () => {
  const stopped = (cardHasFraudMark: boolean) =>
    STATUSES.filter(accountStatusId => isStopped({ accountStatusId, cardHasFraudMark }))

  it('goes by the mark of a card as well as by its status (CON-28)', () => {
    expect(stopped(false)).toEqual(['fraud'])
    const ended = ['canceled', 'closed']
    expect(stopped(true)).toEqual(STATUSES.filter(status => !ended.includes(status)))
  })
})

describe('isWorking', () => {
  it('is what is active and carries no mark', () => {
    const working = (cardHasFraudMark: boolean) =>
      STATUSES.filter(accountStatusId => isWorking({ accountStatusId, cardHasFraudMark }))
    expect(working(false)).toEqual(['active'])
    expect(working(true)).toEqual([])
  })
})

describe('workingFirst', () => {
  it.each([
    [4, ['active 1', 'active 3', 'paused 0', 'limited 2']],
    [3, ['active 1', 'active 3', 'paused 0']],
    [1, ['active 1']],
    [0, []],
  ])('takes %i of four, those that work first', (count, first) => {
    const statuses: readonly AccountStatus[] = ['paused', 'active', 'limited', 'active']
    const accounts = statuses.map((accountStatusId, at) => ({ accountStatusId, at }))
    const taken = workingFirst(accounts, count)
    expect(taken.map(({ accountStatusId, at }) => `${accountStatusId} ${at}`)).toEqual(first)
  })
})

describe('canMoveOff', () => {
  const may = (type: number, balance: string) =>
    STATUSES.filter(accountStatusId => canMoveOff({ accountStatusId, type, balance }))

  it('lets what is left on a card that has ended go to another account', () => {
    expect(may(2010, '0.01').toSorted()).toEqual(['active', 'canceled', 'expired'])
    expect(may(2010, '0.00')).toEqual(['active'])
    expect(may(2010, '-5.00')).toEqual(['active'])
  })

  it('is as any sending of what is no card', () => {
    expect(may(1001, '20.00')).toEqual(['active'])
    expect(may(4002, '20.00')).toEqual([])
  })
})

describe('isInUse', () => {
  const isUsed = (type: number, balance: string) =>
    STATUSES.filter(accountStatusId => isInUse({ accountStatusId, type, balance }))
  const without = (...out: AccountStatus[]) => STATUSES.filter(status => !out.includes(status))

  it('is neither what is closed nor a card that has ended, unless money is left on it', () => {
    expect(isUsed(1001, '0.00')).toEqual(without('closed'))
    expect(isUsed(2010, '0.00')).toEqual(without('closed', 'canceled', 'expired'))
    expect(isUsed(2010, '0.01')).toEqual(without('closed'))
  })
})

describe('canReceive', () => {
  it('wants an active or a limited account', () => {
    expect(whose(canReceive)).toEqual(['active', 'limited'])
  })

  it('takes every known kind', () => {
    const types = [1001, 4001, 4002, 2010, 7]
    const can = types.filter(type => canReceive({ accountStatusId: 'active', type }))
    expect(can).toEqual([1001, 4001, 4002, 2010])
  })
})

describe('canReceive, of a card', () => {
  it.each([
    ['active', false, true],
    ['active', true, false],
    ['limited', false, false],
    ['paused', false, false],
    ['expired', false, false],
  ] as const)('that is %s, marked: %s', (accountStatusId, cardHasFraudMark, can) => {
    expect(canReceive({ accountStatusId, cardHasFraudMark, type: 2010 })).toBe(can)
  })
})

describe('a debit card', () => {
  const STANDS = { accountStatusId: 'active', type: 2100, subType: 'DEBIT', balance: '9' } as const
  const linked = { ...STANDS, settlementAccountId: '1000000001' }
  const judges = [canSend, canMoveOff, canReceive]

  it('has no money of its own where an account stands behind it', () => {
    expect(judges.map(judge => judge(linked))).toEqual([false, false, false])
    const ended = { ...linked, accountStatusId: 'canceled' } as const
    expect(judges.map(judge => judge(ended))).toEqual([false, false, false])
  })

  it('is as any card where none does', () => {
    expect(judges.map(judge => judge(STANDS))).toEqual([true, true, true])
  })
})

describe('byStatus', () => {
  it('sorts ascending by the number of the status (ACCT-006, TRAP-24)', () => {
    const sorted = (['paused', 'closed', 'active', 'limited', 'submitted'] as const)
      .map(accountStatusId => ({ accountStatusId }))
      .toSorted(byStatus)
      .map(account => account.accountStatusId)
    expect(sorted).toEqual(['submitted', 'active', 'closed', 'limited', 'paused'])
  })
})
