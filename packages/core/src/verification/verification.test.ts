import type { NamedMethod, OutputOf } from '@sixpence/protocol'
import { describe, expect, it, vi } from 'vitest'
import { opened } from '../../tests/opened.ts'
import type { AccessHandle } from '../access/index.ts'
import type { BankAccess } from '../domain/index.ts'
import type { NoticeListener } from '../realtime/index.ts'
import { type StatusDecision, verification } from './index.ts'

const FORMS = {
  w9FormDocumentStatus: 'notRequired',
  certificateOfLossOfNationalityDocumentStatus: 'notRequired',
  taxResidencySelfCertificationDocumentStatus: 'validated',
  w8BenFormDocumentStatus: 'notRequired',
}

const PROFILE = {
  addresses: [{ addressStatus: 'confirmed', uploadedDocuments: [] }],
  identityDocument: [],
  identity: { status: 'confirmed' },
  videoIdentityStatus: 'notRequired',
  proofOfResidenceStatus: 'validated',
  phone: { confirmed: true },
  fatcaCrsCertificationInfo: FORMS,
}

const FACTS = {
  isBusiness: true,
  verified: true,
  limited: false,
  limits: [],
  taxForms: [],
  addresses: [],
  proofOfResidenceStatus: 'validated',
  isPhoneConfirmed: true,
  videoIdentityStatus: 'notRequired',
}

const CUSTOMER = {
  customerType: 'personal',
  isAdmin: false,
  verified: true,
  limited: false,
  isNeedKyc: false,
  isNeedPersonalInfoUpdate: false,
  dueDiligenceLevel: 0,
}

const KYC = {
  kind: 'personal',
  revision: 2,
  answers: {},
  withheld: [],
  documents: [],
  dueDiligence: [],
}

const REASON = { id: 'r1', actionTypeId: 'upload', requirementDocuments: [] }

interface Given {
  readonly customer?: Partial<Record<keyof typeof CUSTOMER | 'limitData', unknown>>
  readonly isOther?: boolean
  readonly seesBalance?: boolean
  /** Of whom the user acts for. */
  readonly isNeedKyc?: boolean
  readonly answers?: Readonly<Record<string, unknown>>
}

function added<Listener>(listeners: Set<Listener>, listener: Listener) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function aBank({
  customer,
  isOther = false,
  seesBalance = true,
  isNeedKyc = false,
  answers: other,
}: Given = {}) {
  const calls: string[] = []
  const held = { customer: { ...CUSTOMER, ...customer } }
  const answers = (name: string): unknown =>
    ({
      customerInfoGet: { customer: held.customer },
      profileInquiry: { profile: PROFILE },
      customerLimitReasonGet: { reasons: [REASON] },
      dueDiligenceInfoGet: { dueDiligenceInfo: { uploadedDocuments: [] } },
      kycRequestGet: { customerKycRequest: {} },
      kycCustomerInfoGet: { kycCustomerInfo: KYC },
      accountStatusGet: { accountStatus: FACTS },
      ...other,
    })[name]
  const call = async <Method extends NamedMethod>({ name }: Method) => {
    calls.push(name)
    return answers(name) as OutputOf<Method>
  }
  const access = {
    getSnapshot: () => ({ customerId: undefined, isOther }),
    info: async () => {
      calls.push('userAccessInfoGet')
      return {
        id: 'c1',
        isNeedKyc,
        accessList: [{ customerId: 'c1', ...(seesBalance && { balanceInfo: [] }) }],
      }
    },
  } as unknown as AccessHandle
  const notices = new Set<NoticeListener>()
  const others = new Set<() => void>()
  const realtime: BankAccess['realtime'] = {
    watch: listener => added(notices, listener),
    onReconnected: () => () => undefined,
  }
  const client = opened(verification, {
    call,
    access,
    realtime,
    subject: () => ({ key: 'ada', userId: 'ada', actsFor: undefined }),
    onOtherSubject: listener => added(others, listener),
    onDiagnostic: () => undefined,
  })
  const say = (type: string) => {
    for (const listener of notices) listener({ id: 'n', type, status: 'info', at: '' })
  }
  const change = () => {
    for (const listener of others) listener()
  }
  return { client, calls, held, say, change, listeners: () => notices.size + others.size }
}

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
      const { client, calls } = aBank({ customer })
      await client.facts()
      expect([customer, calls.includes(name)]).toEqual([customer, customer[flag]])
    }
  })

  it('asks for due diligence at levels 1 and 4 alone (VERIF-025)', async () => {
    for (const customer of combinations) {
      const { client, calls } = aBank({ customer })
      await client.facts()
      const isClose = customer.dueDiligenceLevel === 1 || customer.dueDiligenceLevel === 4
      expect([customer, calls.includes('dueDiligenceInfoGet')]).toEqual([customer, isClose])
    }
  })

  it('asks for the answers so far where either flag says so (VERIF-023)', async () => {
    for (const customer of combinations) {
      const { client, calls } = aBank({ customer })
      const { userStatus } = await client.facts()
      const isAsked = customer.isNeedKyc || customer.isNeedPersonalInfoUpdate
      expect([customer, calls.includes('kycCustomerInfoGet')]).toEqual([customer, isAsked])
      expect(userStatus?.kycCustomerInfo).toEqual(isAsked ? KYC : undefined)
    }
  })

  it('asks for nothing that the flags do not ask for, and for nothing twice (VERIF-022)', async () => {
    expect(combinations).toHaveLength(96)
    for (const customer of combinations) {
      const { client, calls } = aBank({ customer })
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
    const { userStatus } = await aBank({ customer }).client.facts()
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
    const { client } = aBank({ customer })
    expect(await client.status()).toMatchObject({ result: 'unverified' })
  })

  it('decides by what was loaded, with its reason', async () => {
    const profile = { ...PROFILE, phone: undefined }
    const { client } = aBank({ answers: { profileInquiry: { profile } } })
    expect(await client.status()).toMatchObject({
      result: 'hasRequiredActions',
      rule: 'required actions',
    })
    expect(await client.actions()).toMatchObject([{ result: 'phone' }])
  })

  it('asks nothing about a business of who sees no balances of it (VERIF-003)', async () => {
    for (const isOther of BOTH) {
      const customer = { customerType: 'business', limited: true }
      const { client, calls } = aBank({ customer, isOther, seesBalance: false })
      expect(await client.status()).toMatchObject({ result: 'checked', rule: 'representative' })
      expect(await client.actions()).toEqual([])
      expect(new Set(calls)).toEqual(new Set(['customerInfoGet', 'userAccessInfoGet']))
    }
  })

  it('asks for the facts of whom the user acts for, and not for one’s own', async () => {
    const accountStatus = { ...FACTS, limited: true }
    const { client, calls } = aBank({
      isOther: true,
      answers: { accountStatusGet: { accountStatus } },
    })
    expect(await client.status()).toMatchObject({ result: 'limited' })
    expect(calls).toEqual(['customerInfoGet', 'userAccessInfoGet', 'accountStatusGet'])
  })

  it('tells staff the status of a customer, though no access of theirs shows a balance', async () => {
    const { client } = aBank({
      isOther: true,
      seesBalance: false,
      customer: { isAdmin: true },
      answers: { accountStatusGet: { accountStatus: { ...FACTS, limited: true } } },
    })
    expect(await client.status()).toMatchObject({ result: 'limited' })
  })
})

describe('what there is to do', () => {
  const wanted = (categoryId: string) => ({ id: categoryId, categoryId, uploadedDocuments: [] })
  const duplicates = { documents: [wanted('address')] }
  const answers = {
    customerLimitReasonGet: {
      reasons: [{ ...REASON, requirementDocuments: [wanted('identity')] }],
    },
    kycRequestGet: { customerKycRequest: { duplicateDocuments: duplicates } },
    kycCustomerInfoGet: {
      kycCustomerInfo: {
        ...KYC,
        documents: [
          { categoryId: 'identity', isUploaded: false },
          { categoryId: 'sourceOfWealth', isUploaded: false },
        ],
      },
    },
    profileInquiry: { profile: { ...PROFILE, phone: undefined } },
    accountStatusGet: {
      accountStatus: {
        ...FACTS,
        limited: true,
        isPhoneConfirmed: false,
        addresses: [
          {
            addressStatus: 'confirmed',
            isDocumentRequired: false,
            isDocumentOutOfDate: false,
            uploads: [],
          },
        ],
        identityStatus: 'confirmed',
        duplicateDocuments: [{ uploads: [] }],
      },
    },
  }
  const everything = [
    ['identity', ['limit', 'kyc']],
    ['address', ['duplicates']],
    ['sourceOfWealth', ['kyc']],
    ['phone', undefined],
  ]
  const tasksOf = async (given: Given) => {
    const tasks = await aBank({ answers, ...given }).client.tasks()
    return tasks.map(task =>
      task.kind === 'document' ? [task.document.categoryId, task.purposes] : [task.kind, undefined],
    )
  }
  const customer = { limited: true, isNeedKyc: true, isNeedPersonalInfoUpdate: true }

  it('names each document once, whoever asks for it', async () => {
    expect(await tasksOf({ customer })).toEqual(everything)
  })

  it('is asked for in the name of whom the user acts for', async () => {
    expect(await tasksOf({ isOther: true, isNeedKyc: true })).toEqual(everything)
  })

  it('leaves the documents of KYC out where only details are to be updated', async () => {
    const updating = { ...customer, isNeedKyc: false }
    expect(await tasksOf({ customer: updating })).toEqual([
      ['identity', ['limit']],
      ['address', ['duplicates']],
      ['phone', undefined],
    ])
  })

  it('is nothing for who sees no balances, and nothing is asked about it (VERIF-003)', async () => {
    const business = { customerType: 'business', limited: true }
    expect(await tasksOf({ customer: business, seesBalance: false })).toEqual([])
  })
})

describe('watching the status', () => {
  const settled = () => new Promise(resolve => setTimeout(resolve))
  const watched = (bank: ReturnType<typeof aBank>) => {
    const listener = vi.fn<(status: StatusDecision) => void>()
    const end = bank.client.watch(listener)
    return { end, seen: () => listener.mock.calls.map(([{ result }]) => result) }
  }

  it('tells the status at once, and another one when the bank says so', async () => {
    const bank = aBank()
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
    const bank = aBank()
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
    const bank = aBank()
    const { seen } = watched(bank)
    await settled()
    bank.change()
    await settled()
    expect(seen()).toEqual(['checked', 'checked'])
  })

  it('tells nothing once it was ended, and leaves nothing behind', async () => {
    const bank = aBank()
    const { end, seen } = watched(bank)
    end()
    await settled()
    bank.say('standingChanged')
    await settled()
    expect(seen()).toEqual([])
    expect(bank.listeners()).toBe(0)
  })
})
