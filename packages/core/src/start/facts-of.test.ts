import { describe, expect, it } from 'vitest'
import type { AccessInfo } from '@sixpence/protocol/access'
import type { FatcaCrsInfo } from '@sixpence/protocol/profile'
import { NOTHING_ASKED } from '../../tests/start/every-fact.ts'
import { factsOf, startPage, type StartFacts, type StartInfo } from './index.ts'

const VALIDATED = {
  w9FormDocumentStatus: 'validated',
  certificateOfLossOfNationalityDocumentStatus: 'validated',
  taxResidencySelfCertificationDocumentStatus: 'validated',
  w8BenFormDocumentStatus: 'validated',
} as const

const ADA = {
  customerType: 'personal',
  userId: 'ada',
  customerId: 'ada',
  login: 'ada@sixpence.example',
  firstName: 'Ada',
  lastName: 'Lindholm',
  transactionApproveMode: 'none',
  login2faMode: 'no',
  isAdmin: false,
  isHaveRelatedAccounts: false,
  useOldWeb: false,
  verified: true,
  limited: false,
  dueDiligenceLevel: 0,
  isNeedPersonalInfoUpdate: false,
  isNeedKyc: false,
} as const

const pageWith = (forms: object) =>
  startPage(
    factsOf(
      {
        customer: ADA,
        terms: [],
        accessInfo: undefined,
        accesses: [],
        forms: { ...VALIDATED, ...forms },
      },
      { hasChosen: false, hasInitialPath: true },
    ),
  ).result

describe('the tax section of a person', () => {
  it.each([
    'w9FormDocumentStatus',
    'certificateOfLossOfNationalityDocumentStatus',
    'taxResidencySelfCertificationDocumentStatus',
    'w8BenFormDocumentStatus',
  ])('needs action where the form %s alone is missing or rejected (START-010)', form => {
    expect(pageWith({ [form]: 'none' })).toBe('selfCertification')
    expect(pageWith({ [form]: 'rejected' })).toBe('selfCertification')
    for (const status of ['pending', 'notRequired', 'expiredSoon'])
      expect([status, pageWith({ [form]: status })]).toEqual([status, 'initialPath'])
  })
})

const OWN_BALANCE = {
  customerId: 'mill',
  balanceInfo: [],
}

const MILL = {
  id: 'mill',
  accessRights: 'confirm',
  accessList: [],
  isNeedKyc: false,
  taxResidencySelfCertificationDocumentStatus: 'pending',
  customerType: 'business',
}

const info = (change: object): StartInfo => ({
  customer: ADA,
  terms: [],
  accessInfo: undefined,
  accesses: [],
  forms: VALIDATED,
  ...change,
})

const STAYED = { hasChosen: false, hasInitialPath: false } as const
const CHOSE = { ...STAYED, hasChosen: true } as const

const ofAda = (change: object): Partial<StartInfo> => ({ customer: { ...ADA, ...change } })
// Without fields the facts don't depend on.
const ofMill = (change: object = {}): Partial<StartInfo> => ({
  accessInfo: { ...MILL, ...change } as unknown as AccessInfo,
})

const PERSONS: readonly (readonly [string, Partial<StartInfo>, Partial<StartFacts>])[] = [
  ['of whom nothing is asked', {}, {}],
  ['who is an administrator', ofAda({ isAdmin: true }), { isAdmin: true }],
  ['with other accounts', ofAda({ isHaveRelatedAccounts: true }), { hasRelatedAccounts: true }],
  ['whose data is old', ofAda({ isNeedPersonalInfoUpdate: true }), { needsInfoUpdate: true }],
  ['whom the bank does not know', ofAda({ isNeedKyc: true }), { needsKyc: true }],
  [
    'sent to the earlier website',
    ofAda({ useOldWeb: true, oldWebUrl: 'https://old.sixpence.example' }),
    { usesOldWeb: true },
  ],
  ['sent to a website without an address', ofAda({ useOldWeb: true }), {}],
  [
    'who may still go to the earlier website',
    ofAda({ oldWebUrl: 'https://old.sixpence.example' }),
    {},
  ],
  ['with terms to agree to', { terms: [{}] as unknown as StartInfo['terms'] }, { owesTerms: true }],
  [
    'who may act for others',
    { accesses: [{}] as unknown as StartInfo['accesses'] },
    { hasAccesses: true },
  ],
  ['whose forms are not asked for', { forms: undefined }, { taxStatus: 'notRequired' }],
  [
    'who is a business, before it is known what they may do',
    ofAda({ customerType: 'business' }),
    { customerType: 'business', right: 'none' },
  ],
]

describe('what is read of a customer', () => {
  it.each(PERSONS)('%s', (_who, said, facts) => {
    expect(factsOf(info(said), STAYED)).toEqual({ ...NOTHING_ASKED, ...facts })
  })

  it('of whom the bank says nothing: nothing, and no right', () => {
    expect(factsOf(info({ customer: undefined }), STAYED)).toEqual({
      ...NOTHING_ASKED,
      isKnown: false,
      right: 'none',
    })
  })

  it.each([
    [{ ...STAYED, hasInitialPath: true }, { hasInitialPath: true }],
    [{ ...STAYED, isMigrationRequested: true }, { isMigrationRequested: true }],
    [CHOSE, { hasChosen: true, hasChosenThemselves: true }],
  ])('with the visit %o', (visit, facts) => {
    expect(factsOf(info({}), visit)).toEqual({ ...NOTHING_ASKED, ...facts })
  })

  const STATUSES = [
    ['validated', 'validated'],
    ['pending', 'pending'],
    ['expiredSoon', 'expiredSoon'],
    ['none', 'none'],
    ['rejected', 'rejected'],
  ] as const

  it.each(STATUSES)('whose self-certification is %s', (status, taxStatus) => {
    const forms: FatcaCrsInfo = {
      ...VALIDATED,
      taxResidencySelfCertificationDocumentStatus: status,
    }
    expect(factsOf(info({ forms }), STAYED).taxStatus).toBe(taxStatus)
  })
})

const AT_THE_MILL: StartFacts = {
  ...NOTHING_ASKED,
  hasChosen: true,
  taxStatus: 'pending',
  right: 'confirm',
}

const BUSINESSES: readonly (readonly [string, Partial<StartInfo>, Partial<StartFacts>])[] = [
  ['of which nothing is asked', ofMill(), {}],
  ['that the bank does not know', ofMill({ isNeedKyc: true }), { needsKyc: true }],
  ['that is a person', ofMill({ customerType: 'personal' }), { actsForPerson: true }],
  ['of which no type is said', ofMill({ customerType: undefined }), {}],
  ['that is their own', ofMill({ id: 'ada' }), { hasChosenThemselves: true }],
  ['whose balance is shown', ofMill({ accessList: [OWN_BALANCE] }), { hasBalanceInfo: true }],
  [
    'whose balance is shown after those of others',
    ofMill({ accessList: [{ customerId: 'shop' }, OWN_BALANCE] }),
    { hasBalanceInfo: true },
  ],
  [
    'where the balance of another is shown',
    ofMill({ accessList: [{ ...OWN_BALANCE, customerId: 'shop' }, { customerId: 'mill' }] }),
    {},
  ],
  [
    'whatever the bank asks of the user',
    { ...ofMill(), ...ofAda({ isNeedPersonalInfoUpdate: true, isNeedKyc: true }) },
    {},
  ],
]

describe('what is read of a customer who is acted for', () => {
  it.each(BUSINESSES)('%s', (_which, said, facts) => {
    expect(factsOf(info(said), CHOSE)).toEqual({ ...AT_THE_MILL, ...facts })
  })

  it('is about another, also where the bank says nothing of the user', () => {
    const facts = factsOf(info({ ...ofMill(), customer: undefined }), CHOSE)
    expect(facts.hasChosenThemselves).toBe(false)
  })

  it('is nobody who was chosen before anybody was', () => {
    expect(factsOf(info(ofMill({ id: 'ada' })), STAYED).hasChosenThemselves).toBe(false)
  })
})
