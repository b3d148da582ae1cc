import { describe, expect, it } from 'vitest'
import { factsOf, startPage } from './index.ts'

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
