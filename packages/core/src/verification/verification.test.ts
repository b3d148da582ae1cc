import { describe, expect, it, vi } from 'vitest'
import {
  aVerification,
  FACTS,
  KYC,
  PROFILE,
  REASON,
} from '../../tests/verification/a-verification.ts'
import type { StatusDecision } from './index.ts'

const BOTH = [false, true]
const combinations = BOTH.flatMap(verified =>
  BOTH.flatMap(limited =>
    BOTH.flatMap(isNeedKyc =>
      BOTH.flatMap(isNeedPersonalInfoUpdate =>
        [0, 1, 2, 3, 4, 5].map(dueDiligenceLevel => ({
          verified,
          limited,
          isNeedKyc,
          isNeedPersonalInfoUpdate,
          dueDiligenceLevel,
        })),
      ),
    ),
  ),
)

describe('sixpence.verification', () => {
  it.each([
    ['VERIF-024', 'kycRequestGet', 'isNeedPersonalInfoUpdate'],
    ['VERIF-026', 'customerLimitReasonGet', 'limited'],
  ] as const)('asks %s only as its flag says (%s)', async (_row, name, flag) => {
    for (const customer of combinations) {
      const { client, calls } = aVerification({ customer })
      await client.facts()
      expect([customer, calls.includes(name)]).toEqual([customer, customer[flag]])
    }
  })

  it('asks for due diligence at levels 1 and 4 alone (VERIF-025)', async () => {
    for (const customer of combinations) {
      const { client, calls } = aVerification({ customer })
      await client.facts()
      const isClose = customer.dueDiligenceLevel === 1 || customer.dueDiligenceLevel === 4
      expect([customer, calls.includes('dueDiligenceInfoGet')]).toEqual([customer, isClose])
    }
  })

  it('asks for the answers so far where either flag says so (VERIF-023)', async () => {
    for (const customer of combinations) {
      const { client, calls } = aVerification({ customer })
      const { userStatus } = await client.facts()
      const isAsked = customer.isNeedKyc || customer.isNeedPersonalInfoUpdate
      expect([customer, calls.includes('kycCustomerInfoGet')]).toEqual([customer, isAsked])
      expect(userStatus?.kycCustomerInfo).toEqual(isAsked ? KYC : undefined)
    }
  })

  it('asks for nothing that the flags do not ask for, and for nothing twice (VERIF-022)', async () => {
    expect(combinations).toHaveLength(96)
    for (const customer of combinations) {
      const { client, calls } = aVerification({ customer })
      await client.facts()
      const { limited, isNeedKyc, isNeedPersonalInfoUpdate, dueDiligenceLevel } = customer
      expect(calls.toSorted()).toEqual(
        [
          'customerInfoGet',
          'profileInquiry',
          limited && 'customerLimitReasonGet',
          [1, 4].includes(dueDiligenceLevel) && 'dueDiligenceInfoGet',
          isNeedPersonalInfoUpdate && 'kycRequestGet',
          (isNeedKyc || isNeedPersonalInfoUpdate) && 'kycCustomerInfoGet',
        ]
          .filter(name => name !== false)
          .toSorted(),
      )
    }
  })

  it('tells what the bank says of the customer by itself (VERIF-022)', async () => {
    const customer = { limited: true, dueDiligenceLevel: 1, isNeedPersonalInfoUpdate: true }
    const { userStatus } = await aVerification({ customer }).client.facts()
    expect(userStatus).toEqual({
      verified: true,
      limited: true,
      isNeedKyc: false,
      isNeedPersonalInfoUpdate: true,
      dueDiligenceLevel: 1,
      limitData: { reasons: [REASON] },
      dueDiligenceInfo: { uploadedDocuments: [] },
      customerKycRequest: {},
      kycCustomerInfo: KYC,
    })
  })

  it('takes the reasons that come along with a customer who is not limited (VERIF-022)', async () => {
    const customer = { verified: false, limitData: { reasons: [REASON] } }
    const { client } = aVerification({ customer })
    expect(await client.status()).toMatchObject({ result: 'unverified' })
  })

  it('decides by what was loaded, with its reason', async () => {
    const profile = { ...PROFILE, phone: undefined }
    const { client } = aVerification({ answers: { profileInquiry: { profile } } })
    expect(await client.status()).toMatchObject({
      result: 'hasRequiredActions',
      rule: 'required actions',
    })
    expect(await client.actions()).toMatchObject([{ result: 'phone' }])
  })

  it('asks nothing about a business of who sees no balances of it (VERIF-003)', async () => {
    for (const isOther of BOTH) {
      const customer = { customerType: 'business', limited: true }
      const { client, calls } = aVerification({ customer, isOther, seesBalance: false })
      expect(await client.status()).toMatchObject({ result: 'checked', rule: 'representative' })
      expect(await client.actions()).toEqual([])
      expect(new Set(calls)).toEqual(new Set(['customerInfoGet', 'userAccessInfoGet']))
    }
  })

  it('asks for the facts of whom the user acts for, and not for one’s own', async () => {
    const accountStatus = { ...FACTS, limited: true }
    const { client, calls } = aVerification({
      isOther: true,
      answers: { accountStatusGet: { accountStatus } },
    })
    expect(await client.status()).toMatchObject({ result: 'limited' })
    expect(calls).toEqual(['customerInfoGet', 'userAccessInfoGet', 'accountStatusGet'])
  })

  it('tells staff the status of a customer, though no access of theirs shows a balance', async () => {
    const { client } = aVerification({
      isOther: true,
      seesBalance: false,
      customer: { isAdmin: true },
      answers: { accountStatusGet: { accountStatus: { ...FACTS, limited: true } } },
    })
    expect(await client.status()).toMatchObject({ result: 'limited' })
  })
})

describe('watching the status', () => {
  const settled = () => new Promise(resolve => setTimeout(resolve))
  const watched = (bank: ReturnType<typeof aVerification>) => {
    const listener = vi.fn<(status: StatusDecision) => void>()
    const end = bank.client.watch(listener)
    return { end, seen: () => listener.mock.calls.map(([{ result }]) => result) }
  }

  it('tells the status at once, and another one when the bank says so', async () => {
    const bank = aVerification()
    const { seen } = watched(bank)
    await settled()
    expect(seen()).toEqual(['checked'])
    bank.held.customer = { ...bank.held.customer, limited: true }
    bank.say('standingChanged')
    bank.say('standingChanged')
    await settled()
    expect(seen()).toEqual(['checked', 'limited'])
  })

  it('asks again after a notice about a document, and after no other', async () => {
    const bank = aVerification()
    watched(bank)
    await settled()
    const asked = bank.calls.length
    bank.say('balanceChanged')
    await settled()
    expect(bank.calls).toHaveLength(asked)
    bank.say('documentRejected')
    await settled()
    expect(bank.calls.length).toBeGreaterThan(asked)
  })

  it('tells the status of the next customer, though it is the same', async () => {
    const bank = aVerification()
    const { seen } = watched(bank)
    await settled()
    bank.change()
    await settled()
    expect(seen()).toEqual(['checked', 'checked'])
  })

  it('tells nothing once it was ended, and leaves nothing behind', async () => {
    const bank = aVerification()
    const { end, seen } = watched(bank)
    end()
    await settled()
    bank.say('standingChanged')
    await settled()
    expect(seen()).toEqual([])
    expect(bank.listeners()).toBe(0)
  })
})
