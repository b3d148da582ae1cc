import { describe, expect, it } from 'vitest'
import { CHECKED } from '../../tests/verification/any-facts.ts'
import { customerTasks, type RequirementDocument, type TaskFacts } from './index.ts'

const document = (change: Partial<RequirementDocument> = {}): RequirementDocument => ({
  id: 'q1',
  categoryId: 'identity',
  documentTypeId: 1,
  uploadedDocuments: [],
  ...change,
})
const reason = (...requirementDocuments: RequirementDocument[]) => ({
  id: 'r1',
  actionTypeId: 'upload' as const,
  requirementDocuments,
})
const shown = (facts: TaskFacts) =>
  customerTasks(facts).map(task =>
    task.kind === 'document' ? [task.document.id, ...task.purposes] : task.kind,
  )

describe('what a customer has to do', () => {
  it('is nothing of who is checked, nor before anything is known', () => {
    expect(shown({ facts: CHECKED })).toEqual([])
    expect(shown({ facts: undefined })).toEqual([])
  })

  it('is each required action', () => {
    const facts = { ...CHECKED, isPhoneConfirmed: false, addresses: [] }
    expect(shown({ facts })).toEqual(['address', 'phone'])
  })

  it('is a new document where the identity has expired, once', () => {
    const facts = { ...CHECKED, identityStatus: 'expired' as const }
    expect(shown({ facts })).toEqual(['identity'])
    expect(shown({ facts, reasons: [reason(document())] })).toEqual([['q1', 'limit', 'profile']])
  })

  it('is one document that a limit, a request and the profile want', () => {
    const facts = { ...CHECKED, identityStatus: 'rejected' as const, isPhoneConfirmed: false }
    const reasons = [reason(document()), reason(document({ id: 'q2' }))]
    const duplicates = [document({ id: 'q3' })]
    expect(shown({ facts, reasons, duplicates })).toEqual([
      ['q1', 'limit', 'duplicates', 'profile'],
      'phone',
    ])
  })

  it('is what KYC asks for, once with whoever wants the same', () => {
    const facts = { ...CHECKED, identityStatus: 'rejected' as const }
    const kycDocuments = [
      { categoryId: 'identity', isUploaded: false, rejectReason: 'It is blurred.' },
      { categoryId: 'address', isUploaded: false },
      { categoryId: 'control', isUploaded: true },
    ] as const
    expect(shown({ facts: CHECKED, kycDocuments: [...kycDocuments] })).toEqual([
      [undefined, 'kyc'],
      [undefined, 'kyc'],
    ])
    const reasons = [reason(document())]
    expect(shown({ facts, reasons, kycDocuments: [...kycDocuments] })).toEqual([
      ['q1', 'limit', 'kyc', 'profile'],
      [undefined, 'kyc'],
    ])
  })

  it('is the one that is missing, and the one of a kind', () => {
    const upload = {
      id: 'd1',
      statusId: 'submitted' as const,
      uploaded: '2026-11-21T08:49:00.000Z',
      documentTypeId: 1,
      documentType: 'Passport',
    }
    const any = document({ documentTypeId: undefined })
    const there = document({ id: 'q2', uploadedDocuments: [upload] })
    const passport = document({ id: 'q3' })
    const first = (...documents: RequirementDocument[]) =>
      shown({ facts: CHECKED, reasons: [reason(...documents)] })
    expect(first(any, passport)).toEqual([['q3', 'limit']])
    expect(first(passport, any)).toEqual([['q3', 'limit']])
    expect(first(there, passport)).toEqual([['q3', 'limit']])
    expect(first(there, any)).toEqual([['q1', 'limit']])
  })

  it('is one proof of residence', () => {
    const facts = { ...CHECKED, proofOfResidenceStatus: 'none' as const }
    const bill = document({ categoryId: 'address', documentTypeId: 10 })
    expect(shown({ facts, reasons: [reason(bill)] })).toEqual([['q1', 'limit', 'profile']])
  })

  it.each<[string, Partial<RequirementDocument>, boolean]>([
    ['any of its category', { documentTypeId: undefined }, true],
    ['another kind', { documentTypeId: 4 }, false],
    ['the same number in another category', { categoryId: 'other' }, false],
  ])('takes %s for the same document, or not', (_what, change, isSame) => {
    const reasons = [reason(document(), document({ id: 'q2', ...change }))]
    expect(shown({ facts: CHECKED, reasons })).toHaveLength(isSame ? 1 : 2)
  })
})
