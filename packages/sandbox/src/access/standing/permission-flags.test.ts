import { beforeAll, describe, expect, it } from 'vitest'
import { type Json, readJson, type TestPerson, testSandbox } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()

const FLAGS = [
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

/** The flags that open each call (one is enough), and the rights that include it. */
const CALLS = {
  p2pTransfer: { flags: ['sendUserToUser'], rights: ['full', 'initiate'] },
  checkoutPay: { flags: ['sendUserToUser'], rights: ['full', 'initiate'] },
  refundPay: { flags: ['sendUserToUser'], rights: ['full', 'initiate'] },
  betweenAccountsTransfer: {
    flags: ['withdrawBetweenAccounts'],
    rights: ['full', 'initiate'],
  },
  walletCreate: { flags: ['addFundsCrypto'], rights: ['full', 'initiate'] },
  paymentInstructionList: {
    flags: ['addFundsBankThirdParty', 'addFundsWireThirdParty'],
    rights: ['read', 'full', 'initiate', 'confirm'],
  },
  paymentInstructionViewedSet: {
    flags: ['addFundsBankThirdParty', 'addFundsWireThirdParty'],
    rights: ['read', 'full', 'initiate', 'confirm'],
  },
} as const
type Call = keyof typeof CALLS
const NAMES = Object.keys(CALLS) as Call[]

let business: TestPerson
let keys = 0

beforeAll(async () => {
  business = await bank.person({ kind: 'business' })
})

const inputOf = ({ accounts }: TestPerson) => ({
  fromAccount: accounts[0]?.accountId,
  toAccount: accounts[1]?.accountId,
  toAmount: '0.01',
  toEmail: 'ada@sixpence.example',
  amount: '0.01',
  checkoutId: '0'.repeat(32),
  expectedAmount: '1.00',
  expectedCurrencyCode: 'EUR',
  accountId: accounts[0]?.accountId,
  currencyCode: 'BTC',
  instructionId: `${accounts[0]?.accountId}-sepa`,
})

const call = (method: string, token: string, body: object = {}): Promise<Json> => {
  const key = `key-of-the-flags-${String((keys += 1)).padStart(6, '0')}`
  const input = { ...inputOf(business), fromCustomerId: business.customerId, ...body }
  return readJson(bank.call(method, input, { token, key }))
}

async function aUser(right: string, permissions: readonly string[] = []) {
  const { customerId } = business
  const person = await bank.person({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses: [{ customerId, right, permissions }],
  })
  const { accessToken: token } = await bank.signIn(person)
  const hold = (flags: readonly string[], as = right) =>
    bank.control('/accesses', {
      userId: person.customerId,
      customerId,
      right: as,
      permissions: flags,
    })
  return { person, token, hold }
}

const told = ({ responseCode }: Json) =>
  // A caller who is let in may still find that the checkout doesn't exist.
  responseCode === '00' || responseCode === 'VF' ? 'let in' : String(responseCode)

describe.each(['read', 'full', 'initiate', 'confirm', 'upload'])(
  'somebody with right %s',
  right => {
    it('is let in by right and flag together, and by no other flag', async () => {
      const { token, hold } = await aUser(right)
      const held = [
        [],
        ...FLAGS.map(flag => [flag]),
        ...NAMES.map(name => FLAGS.filter(flag => !CALLS[name].flags.some(one => one === flag))),
        FLAGS,
      ]
      for (const flags of held) {
        await hold(flags)
        for (const name of NAMES) {
          const { flags: opening, rights } = CALLS[name]
          const isOpen = opening.some(flag => flags.includes(flag)) && rights.some(r => r === right)
          const said = told(await call(name, token))
          const wanted = isOpen ? 'let in' : '13'
          expect([flags.join(), name, said]).toEqual([flags.join(), name, wanted])
        }
      }
    }, 120_000)
  },
)

describe('who is asked for no flag', () => {
  it('is a person, and the owner of a business', async () => {
    for (const kind of ['personal', 'business']) {
      const person = await bank.person({ kind })
      const { accessToken } = await bank.signIn(person)
      for (const name of NAMES) {
        const said = await call(name, accessToken, {
          ...inputOf(person),
          fromCustomerId: undefined,
        })
        expect([kind, name, told(said)]).toEqual([kind, name, 'let in'])
      }
    }
  })
})

describe('flags as the bank tells them', () => {
  it('are those that it asks for, each by its name', async () => {
    const { token } = await aUser('full', ['sendUserToUser', 'massWire'])
    const said = await call('userAccessInfoGet', token)
    const { accessInfo } = said as unknown as { accessInfo: { permissions: object } }
    const flags = Object.entries(accessInfo.permissions)
    expect(flags.map(([name]) => name).toSorted()).toEqual(FLAGS)
    const set = flags.filter(([, isSet]) => isSet === 1).map(([name]) => name)
    expect(set.toSorted()).toEqual(['massWire', 'sendUserToUser'])
  })
})

describe('ways of paying in', () => {
  it('are told to whoever holds the flag of each', async () => {
    const { token, hold } = await aUser('full')
    const listed = async () => {
      const { instructions } = await call('paymentInstructionList', token)
      return (instructions as { method: string }[]).map(({ method }) => method)
    }
    const seen = async (method: string) => {
      const instructionId = `${business.accounts[0]?.accountId}-${method}`
      return (await call('paymentInstructionViewedSet', token, { instructionId })).responseCode
    }
    await hold(['addFundsBankThirdParty'])
    expect([await listed(), await seen('sepa'), await seen('wire')]).toEqual([['sepa'], '00', 'VF'])
    await hold(['addFundsWireThirdParty'])
    expect([await listed(), await seen('sepa'), await seen('wire')]).toEqual([['wire'], 'VF', '00'])
  })
})
