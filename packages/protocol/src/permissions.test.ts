import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  hasPermission,
  namedMethods,
  type NamedMethod,
  PERMISSION_FOR,
  type PermittedAction,
  PERMISSIONS,
} from './index.ts'
import { permissionsSchema } from './schemas.ts'

z.config({ jitless: true })

/** The names on the wire, written out: a renamed flag is a different flag to a bank. */
const ON_THE_WIRE = [
  'addFundsBankThirdParty',
  'addFundsCrypto',
  'addFundsWireThirdParty',
  'massCard',
  'massCrypto',
  'massEft',
  'massGlobal',
  'massInstant',
  'massInterac',
  'massUser',
  'massWire',
  'requestMoney',
  'sendCard',
  'sendCrypto',
  'sendEft',
  'sendGlobal',
  'sendInstant',
  'sendInterac',
  'sendMoneyPaxumUser',
  'sendMoneyUser',
  'sendPrepaidLoad',
  'sendUserToUser',
  'sendWire',
  'settlementAccount',
  'withdrawBetweenAccounts',
  'withdrawCard',
  'withdrawCrypto',
  'withdrawEft',
  'withdrawInstant',
  'withdrawInterac',
  'withdrawWire',
]

/** Stored for each user, but no call needs them yet, because the features they allow don't exist. */
const WAITING = ['massGlobal', 'massInstant', 'massInterac', 'sendGlobal', 'sendPrepaidLoad']
/** Counts as `sendUserToUser` if a bank doesn't send that. */
const EARLIER = ['sendMoneyPaxumUser', 'sendMoneyUser']
/** Allows nothing: it marks a sub-account, which can't order cards or open accounts. */
const MARKS = ['settlementAccount']

const METHODS = namedMethods()
const flagsOf = ({ permission }: NamedMethod): string[] =>
  permission === 'ofPayment' ? [] : permission.map(action => PERMISSION_FOR[action])

describe('permission flags', () => {
  it.each([
    {
      row: 'ACCESS-017',
      group: 'general',
      names:
        'addFundsBankThirdParty addFundsCrypto addFundsWireThirdParty ' +
        'requestMoney sendMoneyPaxumUser sendMoneyUser settlementAccount',
    },
    {
      row: 'ACCESS-018',
      group: 'withdraw',
      names:
        'withdrawBetweenAccounts withdrawCard withdrawCrypto withdrawEft ' +
        'withdrawInstant withdrawInterac withdrawWire',
    },
    {
      row: 'ACCESS-019',
      group: 'send',
      names:
        'sendCard sendCrypto sendEft sendGlobal sendInstant sendInterac ' +
        'sendPrepaidLoad sendUserToUser sendWire',
    },
    {
      row: 'ACCESS-020',
      group: 'mass',
      names: 'massCard massCrypto massEft massGlobal massInstant massInterac massUser massWire',
    },
  ] as const)('of the group $group have these names ($row)', ({ group, names }) => {
    const flags: readonly string[] = PERMISSIONS[group]
    expect(flags.toSorted()).toEqual(names.split(' '))
  })

  it('have these names on the wire', () => {
    expect(Object.values(PERMISSIONS).flat().toSorted()).toEqual(ON_THE_WIRE)
    const sent = Object.fromEntries(ON_THE_WIRE.map(name => [name, 1]))
    const read = z.decode(permissionsSchema, sent)
    expect(Object.entries(read).filter(([, isSet]) => isSet === true)).toHaveLength(31)
    expect(z.encode(permissionsSchema, read)).toEqual(sent)
  })

  it('are each asked for by a call, or known to wait for one', () => {
    const asked = new Set(METHODS.flatMap(flagsOf))
    expect([...asked].toSorted()).toEqual([
      'addFundsBankThirdParty',
      'addFundsCrypto',
      'addFundsWireThirdParty',
      'massCard',
      'massCrypto',
      'massEft',
      'massUser',
      'massWire',
      'requestMoney',
      'sendCard',
      'sendCrypto',
      'sendEft',
      'sendInstant',
      'sendInterac',
      'sendUserToUser',
      'sendWire',
      'withdrawBetweenAccounts',
      'withdrawCard',
      'withdrawCrypto',
      'withdrawEft',
      'withdrawInstant',
      'withdrawInterac',
      'withdrawWire',
    ])
    const known = [...asked]
    expect([...known, ...WAITING, ...EARLIER, ...MARKS].toSorted()).toEqual(ON_THE_WIRE)
    expect(known.toSorted()).toEqual([...new Set(Object.values(PERMISSION_FOR))].toSorted())
  })

  it('are asked for by these calls, and of a payment by every call that approves one', () => {
    const opened = METHODS.filter(({ permission }) => permission.length > 0)
    expect(Object.fromEntries(opened.map(({ name, permission }) => [name, permission]))).toEqual({
      approvalCodeGenerate: 'ofPayment',
      approvalCodeRequest: 'ofPayment',
      batchSubmit: ['massP2p', 'massWire', 'massEft', 'massCard', 'massCrypto'],
      betweenAccountsTransfer: ['betweenAccounts'],
      businessRequestApprove: 'ofPayment',
      checkoutPay: ['checkout'],
      cryptoEftTransfer: ['cryptoEftOwn', 'cryptoEft3d'],
      eftTransfer: ['eftOwn', 'eft3d'],
      externalCardAdd: ['octOwn', 'oct3d'],
      externalCardDelete: ['octOwn', 'oct3d'],
      externalCardOpen: ['octOwn', 'oct3d'],
      fundingInvoiceCreate: ['fundingByInvoice'],
      identityVerificationCreate: ['invoice'],
      instantTransfer: ['instantOwn', 'instant3d'],
      interacTransfer: ['interacOwn', 'interac3d'],
      invoiceCreate: ['requestMoney'],
      invoicePay: ['invoice'],
      massTransfer: ['massWire', 'massEft', 'massCard', 'massCrypto'],
      octTransfer: ['octOwn', 'oct3d'],
      p2pMassTransfer: ['massP2p'],
      p2pTransfer: ['p2p'],
      paymentInstructionList: ['fundingByBank', 'fundingByWire'],
      paymentInstructionViewedSet: ['fundingByBank', 'fundingByWire'],
      refundPay: ['refund'],
      transferApprovalRetry: 'ofPayment',
      transferApprove: 'ofPayment',
      walletCreate: ['fundingByCrypto'],
      wireTransfer: ['wireOwn', 'wire3d'],
    })
    const unasked = METHODS.filter(({ key, permission }) => key !== 'none' && !permission.length)
    expect(unasked).toEqual([])
  })
})

describe('hasPermission', () => {
  const ACTIONS = Object.keys(PERMISSION_FOR) as PermittedAction[]

  it('takes the flag of the action and no other', () => {
    for (const action of ACTIONS) {
      expect(hasPermission({}, action)).toBe(false)
      expect(hasPermission({ [PERMISSION_FOR[action]]: true }, action)).toBe(true)
      const others = Object.fromEntries(ON_THE_WIRE.map(name => [name, true]))
      expect(hasPermission({ ...others, [PERMISSION_FOR[action]]: false }, action)).toBe(false)
    }
  })

  it('counts an earlier name where the bank sends that alone (TRAP-57)', () => {
    for (const earlier of EARLIER) {
      for (const action of ACTIONS) {
        const isUser = PERMISSION_FOR[action] === 'sendUserToUser'
        expect(hasPermission({ [earlier]: true }, action)).toBe(isUser)
      }
      expect(hasPermission({ [earlier]: true, sendUserToUser: false }, 'p2p')).toBe(false)
      expect(hasPermission({ [earlier]: false }, 'p2p')).toBe(false)
    }
  })
})
