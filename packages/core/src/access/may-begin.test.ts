import { namedMethods } from '@sixpence/protocol'
import { ACCESS_RIGHT, RIGHT_ALLOWS } from '@sixpence/protocol/access'
import { PERMISSIONS } from '@sixpence/protocol/permissions'
import { describe, expect, it } from 'vitest'
import { isPermitted, mayBegin } from './index.ts'

const RIGHTS = Object.values(ACCESS_RIGHT)
const FLAGS = Object.values(PERMISSIONS).flat()

/** The actions each right and flag permits. */
const ACTIONS = {
  betweenAccounts: [['full', 'initiate'], 'withdrawBetweenAccounts'],
  p2p: [['full', 'initiate'], 'sendUserToUser'],
  checkout: [['full', 'initiate'], 'sendUserToUser'],
  invoice: [['full', 'initiate'], 'sendUserToUser'],
  refund: [['full', 'initiate'], 'sendUserToUser'],
  requestMoney: [['full', 'initiate'], 'requestMoney'],
  fundingByWire: [['read', 'full', 'initiate', 'confirm'], 'addFundsWireThirdParty'],
  fundingByBank: [['read', 'full', 'initiate', 'confirm'], 'addFundsBankThirdParty'],
  fundingByCrypto: [['full', 'initiate'], 'addFundsCrypto'],
  fundingByInvoice: [['full', 'initiate'], 'addFundsBankThirdParty'],
  eftOwn: [['full', 'initiate'], 'withdrawEft'],
  eft3d: [['full', 'initiate'], 'sendEft'],
  wireOwn: [['full', 'initiate'], 'withdrawWire'],
  wire3d: [['full', 'initiate'], 'sendWire'],
  cryptoEftOwn: [['full', 'initiate'], 'withdrawCrypto'],
  cryptoEft3d: [['full', 'initiate'], 'sendCrypto'],
  instantOwn: [['full', 'initiate'], 'withdrawInstant'],
  instant3d: [['full', 'initiate'], 'sendInstant'],
  interacOwn: [['full', 'initiate'], 'withdrawInterac'],
  interac3d: [['full', 'initiate'], 'sendInterac'],
  octOwn: [['full', 'initiate'], 'withdrawCard'],
  oct3d: [['full', 'initiate'], 'sendCard'],
  massP2p: [['full', 'initiate'], 'massUser'],
  massWire: [['full', 'initiate'], 'massWire'],
  massEft: [['full', 'initiate'], 'massEft'],
  massCard: [['full', 'initiate'], 'massCard'],
  massCrypto: [['full', 'initiate'], 'massCrypto'],
} as const
const NAMES = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]

describe('mayBegin', () => {
  it.each([
    ['ACCESS-017', 'fundingByWire'],
    ['ACCESS-017', 'fundingByBank'],
    ['ACCESS-017', 'fundingByCrypto'],
    ['ACCESS-017', 'fundingByInvoice'],
    ['ACCESS-017', 'requestMoney'],
    ['ACCESS-018', 'betweenAccounts'],
    ['ACCESS-019', 'p2p'],
    ['ACCESS-019', 'checkout'],
    ['ACCESS-019', 'invoice'],
    ['ACCESS-018', 'eftOwn'],
    ['ACCESS-019', 'eft3d'],
    ['ACCESS-018', 'wireOwn'],
    ['ACCESS-019', 'wire3d'],
    ['ACCESS-018', 'cryptoEftOwn'],
    ['ACCESS-019', 'cryptoEft3d'],
    ['ACCESS-018', 'instantOwn'],
    ['ACCESS-019', 'instant3d'],
    ['ACCESS-018', 'interacOwn'],
    ['ACCESS-019', 'interac3d'],
    ['ACCESS-018', 'octOwn'],
    ['ACCESS-019', 'oct3d'],
    ['ACCESS-020', 'massP2p'],
    ['ACCESS-020', 'massWire'],
    ['ACCESS-020', 'massEft'],
    ['ACCESS-020', 'massCard'],
    ['ACCESS-020', 'massCrypto'],
  ] as const)('opens by right and flag together (%s): %s', (_row, name) => {
    const [rights, opening] = ACTIONS[name]
    for (const right of RIGHTS) {
      const hasRight = rights.some(one => one === right)
      for (const flag of FLAGS) {
        // Sent with every flag and its value.
        const all = Object.fromEntries(FLAGS.map(one => [one, one === flag]))
        const { result } = mayBegin(name, { right, granted: all })
        expect([right, flag, result]).toEqual([right, flag, hasRight && flag === opening])
      }
      expect(mayBegin(name, { right, granted: {} }).result).toBe(false)
      expect(mayBegin(name, { right, granted: undefined }).result).toBe(hasRight)
    }
  })

  it('asks what the bank asks: right and flag of each call are those of its declaration', () => {
    const compared = new Set<string>()
    // A call that requires more than its flag isn't a separate way to send money.
    const others = namedMethods().filter(({ needs }) => needs !== 'full')
    for (const { name, needs, permission } of others) {
      for (const action of permission === 'ofPayment' ? [] : permission) {
        for (const right of RIGHTS) {
          const { result } = mayBegin(action, { right, granted: undefined })
          const allowed: readonly string[] = RIGHT_ALLOWS[right]
          expect([name, right, result]).toEqual([name, right, allowed.includes(needs)])
        }
        compared.add(action)
      }
    }
    expect([...compared].toSorted()).toEqual(NAMES.toSorted())
  })

  it('says which of the two is missing', () => {
    expect(mayBegin('p2p', { right: 'read', granted: {} }).rule).toBe('right: read')
    expect(mayBegin('p2p', { right: 'full', granted: {} })).toEqual({
      result: false,
      rule: 'permission: sendUserToUser',
      because: 'The flag is not set.',
    })
    expect(isPermitted('p2p', undefined).rule).toBe('no flags')
  })
})
