import { ACCESS_RIGHT, accountCalls, cardCalls, RIGHT_ALLOWS } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { namelessRows } from './rule-names.ts'
import {
  type CallMarks,
  mayCall,
  permissionsOf,
  positionOf,
  rightAllows,
  ROLE_RULES,
  roleOf,
  SELECTABLE_RIGHTS,
} from '../src/access/index.ts'
import { showsMenuEntry } from '../src/shell/index.ts'
import { givablePermissions, mayAsStaff, mayChangeUser } from '../src/users/index.ts'

const ACTIONS = RIGHT_ALLOWS.full
const RIGHTS = Object.values(ACCESS_RIGHT)

describe('rightAllows', () => {
  it('names the rights as they are numbered (ACCESS-007)', () => {
    expect(ACCESS_RIGHT).toEqual({
      0: 'none',
      1: 'read',
      2: 'full',
      3: 'initiate',
      4: 'confirm',
      5: 'upload',
    })
  })

  it('allows each right what it is for and nothing else', () => {
    const allowed = Object.fromEntries(
      RIGHTS.map(right => [right, ACTIONS.filter(action => rightAllows(right, action).result)]),
    )
    expect(allowed).toEqual({
      none: [],
      read: ['read'],
      full: ['read', 'initiate', 'approve', 'upload', 'full'],
      initiate: ['read', 'initiate'],
      confirm: ['read', 'approve'],
      upload: ['upload'],
    })
  })

  it('says why', () => {
    expect(rightAllows('initiate', 'approve')).toEqual({
      result: false,
      rule: 'right: initiate',
      because: 'The right reads and begins payments, which somebody else approves.',
    })
  })

  it('never offers uploading among the rights to choose (ACCESS-008)', () => {
    expect(SELECTABLE_RIGHTS).toEqual(['none', 'read', 'full', 'initiate', 'confirm'])
  })
})

describe('showsMenuEntry', () => {
  it('shows the places that the right reaches', () => {
    const shown = (right: (typeof RIGHTS)[number]) =>
      (
        ['home', 'cards', 'ownTransfer', 'sendMoney', 'history', 'approvals', 'settings'] as const
      ).filter(entry => showsMenuEntry(entry, { right, granted: undefined }).result)
    const EVERY = ['home', 'cards', 'ownTransfer', 'sendMoney', 'history', 'approvals', 'settings']
    expect(shown('full')).toEqual(EVERY)
    expect(shown('initiate')).toEqual(EVERY)
    expect(shown('confirm')).toEqual(['home', 'cards', 'history', 'approvals', 'settings'])
    expect(shown('read')).toEqual(['home', 'cards', 'history', 'approvals', 'settings'])
    expect(shown('none')).toEqual(['settings'])
    const own = showsMenuEntry('settings', { right: 'none', granted: undefined })
    expect(own).toMatchObject({ result: true, rule: 'own' })
    expect(shown('upload')).toEqual(['settings'])
  })
})

describe('permissionsOf', () => {
  it('has every flag false until it is set (ACCESS-014)', () => {
    const flags = Object.values(permissionsOf())
    expect(flags).toEqual(Array.from({ length: 31 }, () => false))
  })

  it.each([
    {
      row: 'ACCESS-017',
      names:
        'sendMoneyPaxumUser sendMoneyUser requestMoney settlementAccount ' +
        'addFundsWireThirdParty addFundsBankThirdParty addFundsCrypto',
    },
    {
      row: 'ACCESS-018',
      names:
        'withdrawCrypto withdrawBetweenAccounts withdrawWire withdrawEft ' +
        'withdrawCard withdrawInstant withdrawInterac',
    },
    {
      row: 'ACCESS-019',
      names:
        'sendCrypto sendWire sendEft sendCard sendInstant sendInterac ' +
        'sendUserToUser sendGlobal sendPrepaidLoad',
    },
    {
      row: 'ACCESS-020',
      names: 'massWire massEft massCard massInstant massInterac massUser massCrypto massGlobal',
    },
  ])('has these flags, each of which is set by itself ($row)', ({ names }) => {
    const unset: Readonly<Record<string, boolean>> = permissionsOf()
    for (const name of names.split(' ')) {
      expect([name, unset[name]]).toEqual([name, false])
      expect(permissionsOf({ [name]: true })).toEqual({ ...unset, [name]: true })
    }
  })

  it('keeps what was granted', () => {
    const flags = permissionsOf({ sendWire: true, massCard: undefined })
    expect(flags.sendWire).toBe(true)
    expect(flags.massCard).toBe(false)
    expect(permissionsOf({ sendWire: false }).sendWire).toBe(false)
  })
})

describe('what the owner of a sub-account alone adds', () => {
  const rights = ['none', 'read', 'full', 'initiate', 'confirm', 'upload'] as const
  const may = (call: CallMarks, granted: { settlementAccount?: boolean }) =>
    rights.filter(right => mayCall(call, { right, granted, isStaff: false }).result)

  it.each([
    ['accounts in more currencies', accountCalls.addCurrency],
    ['cards', cardCalls.apply],
    ['another address', accountCalls.createAddress],
  ])(
    'wants the full right, and the settlement flag rules it out: %s (ACCESS-015, ACCT-012, GAP-68)',
    (_, call) => {
      expect(may(call, {})).toEqual(['full'])
      expect(may(call, { settlementAccount: false })).toEqual(['full'])
      expect(may(call, { settlementAccount: true })).toEqual([])
    },
  )

  it('is not the history of debit cards, which sub-accounts alone are shown (ACCESS-016)', () => {
    const reading = ['read', 'full', 'initiate', 'confirm']
    expect(may(cardCalls.debitAuthorizations, { settlementAccount: true })).toEqual(reading)
    expect(may(cardCalls.debitAuthorizations, {})).toEqual([])
  })
})

describe('positionOf', () => {
  it('names positions, and everybody else an authorised user (ACCESS-027)', () => {
    expect([2, 6, 9, 8, 1, 0, 77].map(positionOf)).toEqual([
      'director',
      'shareholder',
      'shareholder',
      'beneficialOwner',
      'authorisedUser',
      'authorisedUser',
      'authorisedUser',
    ])
  })
})

describe('roleOf', () => {
  it('knows these roles and no others (ACCESS-028)', () => {
    expect(namelessRows(ROLE_RULES)).toEqual([])
    expect(new Set(ROLE_RULES.map(({ result }) => result))).toEqual(
      new Set([
        'unauthorisedRepresentative',
        'administrator',
        'personal',
        'representative',
        'owner',
      ]),
    )
  })

  const PERSON = {
    customerType: 'personal',
    isAdmin: false,
    isActing: false,
    hasBalanceInfo: false,
  } as const
  const OWNER = { ...PERSON, customerType: 'business', hasBalanceInfo: true } as const

  it.each([
    ['ACCESS-001', 'personal', PERSON],
    ['ACCESS-002', 'owner', { ...OWNER, customerType: 'oldBusiness' }],
    ['ACCESS-003', 'owner', OWNER],
    ['ACCESS-004', 'representative', { ...OWNER, hasBalanceInfo: false }],
    ['ACCESS-004', 'representative', { ...PERSON, isActing: true }],
    ['ACCESS-005', 'administrator', { ...OWNER, isAdmin: true, isActing: true }],
    ['ACCESS-006', 'unauthorisedRepresentative', { ...PERSON, customerType: undefined }],
  ] as const)('knows each role (%s): %s', (_row, role, facts) => {
    expect(roleOf(facts).result).toBe(role)
  })

  it('tells who somebody is, for everything there can be', () => {
    const BOTH = [true, false]
    for (const [isAdmin, isActing, hasBalanceInfo] of BOTH.flatMap(isAdmin =>
      BOTH.flatMap(isActing =>
        BOTH.map(hasBalanceInfo => [isAdmin, isActing, hasBalanceInfo] as const),
      ),
    )) {
      const facts = { isAdmin, isActing, hasBalanceInfo }
      const of = (customerType: 'personal' | 'oldBusiness' | 'business' | undefined) =>
        roleOf({ ...facts, customerType }).result
      expect(of(undefined)).toBe('unauthorisedRepresentative')
      const owner = hasBalanceInfo && !isActing ? 'owner' : 'representative'
      expect(of('business')).toBe(isAdmin ? 'administrator' : owner)
      expect(of('oldBusiness')).toBe(of('business'))
      const person = isActing ? 'representative' : 'personal'
      expect(of('personal')).toBe(isAdmin ? 'administrator' : person)
    }
  })
})

describe('mayChangeUser', () => {
  it('is everybody but the owner and who asks', () => {
    expect(mayChangeUser({ isOwner: false, isSelf: false })).toMatchObject({
      result: true,
      rule: 'other',
    })
    expect(mayChangeUser({ isOwner: true, isSelf: false })).toMatchObject({
      result: false,
      rule: 'owner',
    })
    expect(mayChangeUser({ isOwner: false, isSelf: true })).toMatchObject({
      result: false,
      rule: 'self',
    })
  })
})

describe('mayAsStaff', () => {
  it('unlocks four things for an administrator, and none for anybody else (ACCESS-023)', () => {
    for (const action of [
      'reassignDocuments',
      'updateFinancialInfo',
      'updateDueDiligence',
      'deleteRepresentative',
    ] as const) {
      expect(mayAsStaff(action, { isAdmin: true })).toMatchObject({
        result: true,
        rule: 'administrator',
      })
      expect(mayAsStaff(action, { isAdmin: false })).toMatchObject({
        result: false,
        rule: `staff only: ${action}`,
      })
    }
  })
})

describe('givablePermissions', () => {
  it('is what one has, and what the other has already; never to be a sub-account', () => {
    const own = permissionsOf({ sendWire: true, settlementAccount: true })
    expect(givablePermissions(own, { massCard: true, settlementAccount: true })).toEqual([
      { group: 'send', names: ['sendWire'] },
      { group: 'mass', names: ['massCard'] },
    ])
    expect(givablePermissions(permissionsOf())).toEqual([])
  })

  it('offers no earlier name to whoever holds the later one (TRAP-57)', () => {
    const earlier = { sendMoneyUser: true, sendMoneyPaxumUser: true }
    expect(givablePermissions(permissionsOf({ ...earlier, sendUserToUser: true }))).toEqual([
      { group: 'send', names: ['sendUserToUser'] },
    ])
    expect(givablePermissions(permissionsOf(earlier))).toEqual([
      { group: 'general', names: ['sendMoneyPaxumUser', 'sendMoneyUser'] },
    ])
  })
})
