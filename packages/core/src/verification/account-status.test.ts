import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namelessRows } from '../../tests/rule-names.ts'
import { anyFacts, CHECKED, type UPLOAD_STATES } from '../../tests/verification/any-facts.ts'
import {
  ACCOUNT_STATUS_RULES,
  VERIFICATION_STATUSES,
  accountStatus,
  requiredActions,
  type StatusFacts,
} from './index.ts'

type Upload = (typeof UPLOAD_STATES)[number]
type Asks = 'none' | 'upload' | 'payInvoice' | 'contactSupport'

const of = (change: Partial<StatusFacts>) => accountStatus({ ...CHECKED, ...change }).result
const reason = (uploads: readonly Upload[][], actionTypeId: Asks = 'upload') => ({
  actionTypeId,
  documents: uploads.map(each => ({ uploads: each })),
})
const duplicates = (...uploads: readonly Upload[][]) => ({
  duplicateDocuments: uploads.map(each => ({ uploads: each })),
})
const address = (...uploads: Upload[]) => ({
  addresses: [
    {
      addressStatus: 'pending' as const,
      isDocumentRequired: false,
      isDocumentOutOfDate: false,
      uploads,
    },
  ],
})

const FEW = ['submitted', 'underInvestigation', 'pending'] as const
const REFUSED = ['rejected', 'canceled', 'deleted', 'expired', 'nameMismatch'] as const

describe('the status of a customer', () => {
  it('is one of ten (VERIF-001)', () => {
    expect(VERIFICATION_STATUSES).toEqual([
      'checked',
      'limited',
      'processing',
      'verificationProcessing',
      'unverified',
      'duplicateDocuments',
      'duplicateDocumentsUploaded',
      'hasRequiredActions',
      'someCardDocumentRequired',
      'finalReview',
    ])
  })

  it('has a name and a reason for each row, and says what would change it', () => {
    expect(namelessRows(ACCOUNT_STATUS_RULES)).toEqual([])
    for (const { because, result } of ACCOUNT_STATUS_RULES) {
      expect(because).toMatch(/^[A-Z].*\.$/)
      expect(result.wouldChangeIf).toMatch(/^[A-Z].*\.$/)
    }
    expect(accountStatus(CHECKED)).toEqual({
      result: 'checked',
      rule: 'verified',
      because: 'The customer is verified, and nothing is asked of them.',
      wouldChangeIf: 'The bank asked for something, or limited the account.',
    })
  })

  it('is decided by the first row that fits (VERIF-002)', () => {
    const everything: Partial<StatusFacts> = {
      limited: true,
      limits: [reason([['confirmed']])],
      ...duplicates([]),
      isPhoneConfirmed: false,
      verified: false,
    }
    expect(of({ isRepresentative: true, ...everything })).toBe('checked')
    expect(of(everything)).toBe('processing')
    expect(of({ ...everything, limits: [] })).toBe('limited')
    expect(of({ ...everything, limited: false })).toBe('duplicateDocuments')
    const { duplicateDocuments: _none, ...noDuplicates } = { ...everything, limited: false }
    expect(of(noDuplicates)).toBe('hasRequiredActions')
    expect(of({ ...noDuplicates, isPhoneConfirmed: true })).toBe('processing')
  })

  it('of a verified customer with something to do is not checked (TRAP-01)', () => {
    expect(of({ verified: true, isPhoneConfirmed: false })).toBe('hasRequiredActions')
    expect(of({ isRepresentative: true, limited: true })).toBe('checked')
  })

  it('is checked of who represents a business without seeing balances (VERIF-003)', () => {
    const facts = { ...CHECKED, isRepresentative: true, limited: true, verified: false }
    expect(accountStatus(facts)).toMatchObject({ result: 'checked', rule: 'representative' })
  })

  it.each<[string, StatusFacts['limits']]>([
    ['no reason', []],
    ['a reason without documents', [reason([])]],
    ['nothing handed in', [reason([[]])]],
    ['a second document missing', [reason([['confirmed'], []])]],
    ['a second reason missing', [reason([['confirmed']]), reason([[]])]],
    ['a second reason without documents', [reason([['confirmed']]), reason([])]],
    ...[...FEW, ...REFUSED].map(
      state => [state, [reason([[state]])]] as [string, StatusFacts['limits']],
    ),
  ])('is limited with %s (VERIF-004)', (_what, limits) => {
    expect(of({ limited: true, limits })).toBe('limited')
  })

  it.each<[string, StatusFacts['limits']]>([
    ['one that was confirmed', [reason([['confirmed']])]],
    ['a refused one beside it', [reason([['rejected', 'confirmed', 'submitted']])]],
    [
      'every one of every reason',
      [reason([['confirmed'], ['confirmed']]), reason([['confirmed']])],
    ],
  ])('is processing of a limited customer with %s (VERIF-004)', (_what, limits) => {
    expect(of({ limited: true, limits })).toBe('processing')
  })

  it.each<[string, Partial<StatusFacts>, string]>([
    ['nothing handed in', duplicates([]), 'duplicateDocuments'],
    ['no document named', duplicates(), 'duplicateDocuments'],
    ['one of two', duplicates(['confirmed'], []), 'duplicateDocuments'],
    ['a refused one', duplicates(['rejected']), 'duplicateDocuments'],
    ['one in review', duplicates(['submitted']), 'duplicateDocuments'],
    ['one in review beside', duplicates(['confirmed', 'pending']), 'duplicateDocuments'],
    ['all reviewed', duplicates(['confirmed'], ['confirmed']), 'duplicateDocumentsUploaded'],
    ['a refused one beside', duplicates(['confirmed', 'rejected']), 'duplicateDocumentsUploaded'],
  ])('of a duplicate request with %s is told apart (VERIF-005)', (_what, facts, wanted) => {
    expect(of(facts)).toBe(wanted)
  })

  it.each(['VERIF-006', 'TRAP-02'])('never asks for the document of a card (%s)', () => {
    const results = ACCOUNT_STATUS_RULES.map(({ result }) => result.status)
    expect(results).not.toContain('someCardDocumentRequired')
  })

  it('is hasRequiredActions with one or more of them (VERIF-007)', () => {
    expect(of({ isPhoneConfirmed: false })).toBe('hasRequiredActions')
    expect(of({ isPhoneConfirmed: false, addresses: [], verified: false })).toBe(
      'hasRequiredActions',
    )
  })

  it.each<[string, Partial<StatusFacts>, string]>([
    ['limit documents in review', { limits: [reason([['submitted']])] }, 'processing'],
    ['limit documents confirmed', { limits: [reason([['confirmed']])] }, 'processing'],
    ['refused limit documents', { limits: [reason([['rejected']])] }, 'unverified'],
    ['a missing limit document', { limits: [reason([['confirmed'], []])] }, 'unverified'],
    ['an invoice to pay', { limits: [reason([], 'payInvoice')] }, 'unverified'],
    ['a reason that asks for nothing', { limits: [reason([], 'none')] }, 'finalReview'],
    ['an identity in review', { identityStatus: 'submitted' }, 'verificationProcessing'],
    [
      'an identity under investigation',
      { identityStatus: 'underInvestigation' },
      'verificationProcessing',
    ],
    ['an address document in review', address('submitted'), 'verificationProcessing'],
    ['a pending identity', { identityStatus: 'pending' }, 'finalReview'],
    ['a pending address document', address('pending'), 'finalReview'],
    ['nothing to do', {}, 'finalReview'],
    ['nothing to do, of a business', { isBusiness: true }, 'checked'],
  ])('of an unverified customer with %s (VERIF-008)', (_what, facts, wanted) => {
    expect(of({ verified: false, ...facts })).toBe(wanted)
  })

  it.each([
    [true, 'checked'],
    [false, 'finalReview'],
  ])('ends differently for a business: %s (TRAP-04)', (isBusiness, wanted) => {
    expect(of({ verified: false, isBusiness })).toBe(wanted)
  })

  it('is checked of who is verified (VERIF-009)', () => {
    expect(of({})).toBe('checked')
    expect(of({ limits: [reason([[]])] })).toBe('checked')
  })
})

const inReview = (state: string) => ['submitted', 'pending', 'underInvestigation'].includes(state)
const accepted = (state: string) => state === 'confirmed'
const allAndSome = (answers: readonly boolean[]) => answers.length > 0 && !answers.includes(false)

type Papers = StatusFacts['limits'][number]['documents']
const isMet = (papers: Papers) => allAndSome(papers.map(({ uploads }) => uploads.some(accepted)))
const areSent = (papers: Papers) =>
  allAndSome(papers.map(({ uploads }) => uploads.some(state => accepted(state) || inReview(state))))
const areDone = (papers: Papers) =>
  isMet(papers) && !papers.some(({ uploads }) => uploads.some(inReview))
const looked = (facts: StatusFacts) => [
  facts.identityStatus,
  ...facts.addresses.flatMap(({ uploads }) => uploads),
]

const ROWS: readonly [(facts: StatusFacts) => boolean, string][] = [
  [facts => facts.isRepresentative, 'checked'],
  [
    ({ limited, limits }) => limited && allAndSome(limits.map(({ documents }) => isMet(documents))),
    'processing',
  ],
  [({ limited }) => limited, 'limited'],
  [({ duplicateDocuments: of = [] }) => areDone(of), 'duplicateDocumentsUploaded'],
  [({ duplicateDocuments: of }) => of !== undefined, 'duplicateDocuments'],
  [facts => requiredActions(facts).length > 0, 'hasRequiredActions'],
  [({ verified }) => verified, 'checked'],
  [({ limits }) => areSent(limits.flatMap(({ documents }) => documents)), 'processing'],
  [({ limits }) => limits.some(({ actionTypeId }) => actionTypeId !== 'none'), 'unverified'],
  [
    facts => looked(facts).includes('submitted') || looked(facts).includes('underInvestigation'),
    'verificationProcessing',
  ],
  [({ isBusiness }) => isBusiness, 'checked'],
  [() => true, 'finalReview'],
]

const byTheRows = (facts: StatusFacts) => ROWS.find(([isSo]) => isSo(facts))?.[1]

it('is what the rows say, whatever the facts', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(anyFacts, facts => {
      const { result } = accountStatus(facts)
      seen.set(result, (seen.get(result) ?? 0) + 1)
      expect(result).toBe(byTheRows(facts))
    }),
    { numRuns: 10_000 },
  )
  expect([...seen.keys()].toSorted()).toEqual([
    'checked',
    'duplicateDocuments',
    'duplicateDocumentsUploaded',
    'finalReview',
    'hasRequiredActions',
    'limited',
    'processing',
    'unverified',
    'verificationProcessing',
  ])
})
