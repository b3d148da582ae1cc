import { describe, expect, it } from 'vitest'
import {
  aVerification,
  FACTS,
  type Given,
  KYC,
  PROFILE,
  REASON,
} from '../../tests/verification/a-verification.ts'

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
    const tasks = await aVerification({ answers, ...given }).client.tasks()
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

  it.each([
    ['waits for', { submittedAt: '2026-11-21T09:00:00.000Z' }, [['control', ['kyc']]]],
    [
      'has decided about',
      { submittedAt: '2026-11-21T09:00:00.000Z', acceptedAt: '2026-11-22T09:00:00.000Z' },
      [],
    ],
    ['never had', {}, []],
  ])('names the documents of a business whose answers the bank %s', async (_, state, expected) => {
    const documents = [{ categoryId: 'control', isUploaded: false }]
    const told = {
      kycCustomerInfoGet: { kycCustomerInfo: { ...KYC, ...state, documents } },
      profileInquiry: { profile: PROFILE },
    }
    const business = { customerType: 'business', verified: false }
    expect(await tasksOf({ customer: business, answers: told })).toEqual(expected)
    const accountStatus = { ...answers.accountStatusGet.accountStatus, limited: false }
    const other = { ...accountStatus, verified: false, duplicateDocuments: undefined }
    const ofOther = { ...told, accountStatusGet: { accountStatus: other } }
    expect(await tasksOf({ isOther: true, answers: ofOther })).toEqual([
      ...expected,
      ['phone', undefined],
    ])
  })

  it('is nothing for who sees no balances, and nothing is asked about it (VERIF-003)', async () => {
    const business = { customerType: 'business', limited: true }
    expect(await tasksOf({ customer: business, seesBalance: false })).toEqual([])
  })
})
