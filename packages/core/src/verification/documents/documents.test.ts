import { describe, expect, it } from 'vitest'
import {
  documentLabelOf,
  documentNeedsAction,
  documentSetOf,
  type DocumentSetFacts,
  isAcceptableAddressDocument,
} from '../index.ts'

const TODAY = '2026-11-24'

describe('a set of documents', () => {
  const of = (uploads: DocumentSetFacts['uploads'], isRequired = false) =>
    documentSetOf({ uploads, isRequired })

  it.each<[DocumentSetFacts['uploads'], boolean, string]>([
    [['confirmed'], false, 'confirmed'],
    [['confirmed', 'confirmed'], false, 'confirmed'],
    [['confirmed'], true, 'incomplete'],
    [['confirmed', 'submitted'], false, 'incomplete'],
    [['confirmed', 'rejected'], false, 'incomplete'],
    [[], false, 'confirmed'],
    [[], true, 'incomplete'],
  ])('of %j, one required: %s, is confirmed or not (VERIF-031)', (uploads, isRequired, wanted) => {
    expect(of(uploads, isRequired).result).toBe(wanted)
  })

  it.each<[DocumentSetFacts['uploads'], boolean, string]>([
    [['pending'], false, 'inReview'],
    [['pending', 'submitted', 'underInvestigation'], true, 'inReview'],
    [['submitted', 'rejected'], false, 'incomplete'],
    [['submitted', 'confirmed'], true, 'incomplete'],
    [[], true, 'incomplete'],
  ])('of %j, one required: %s, is in review or not (VERIF-032)', (uploads, isRequired, wanted) => {
    expect(of(uploads, isRequired).result).toBe(wanted)
  })

  it('says why', () => {
    expect(of(['rejected'])).toEqual({
      result: 'incomplete',
      rule: 'incomplete',
      because: 'A document is missing, or one of them was not accepted.',
    })
  })
})

describe('the state of a set', () => {
  it.each([
    [1, false],
    [2, false],
    [0, true],
    [3, true],
    [4, true],
    [26, true],
    [undefined, false],
  ])('%s asks for action: %s (VERIF-033)', (status, wanted) => {
    expect(documentNeedsAction(status)).toBe(wanted)
  })
})

describe('a proof of an address', () => {
  it.each([
    ['submitted', true],
    ['confirmed', true],
    ['pending', true],
    ['underInvestigation', true],
    ['canceled', false],
    ['deleted', false],
    ['rejected', false],
    ['expired', false],
    ['nameMismatch', false],
  ] as const)('that is %s is enough: %s (VERIF-034)', (status, wanted) => {
    expect(isAcceptableAddressDocument(status)).toBe(wanted)
  })

  it('is judged by a rule of its own: 0 is enough for it, and 1 is not its number (TRAP-15)', () => {
    expect(isAcceptableAddressDocument('submitted')).toBe(true)
    expect(documentNeedsAction(0)).toBe(true)
  })
})

describe('the label of a document', () => {
  it.each([
    ['confirmed', 'validated'],
    ['submitted', 'pending'],
    ['underInvestigation', 'pending'],
    ['pending', 'pending'],
    ['rejected', 'rejected'],
    ['canceled', 'rejected'],
    ['nameMismatch', 'rejected'],
    ['expired', 'none'],
    ['deleted', 'none'],
  ] as const)('of %s is %s (CON-24)', (statusId, label) => {
    expect(documentLabelOf({ statusId }, TODAY)).toBe(label)
  })

  it.each([
    ['2027-01-23', 'expiredSoon'],
    ['2027-01-24', 'validated'],
    ['2026-11-01', 'expiredSoon'],
    [undefined, 'validated'],
  ])('of a confirmed one that ends on %s is %s (VERIF-028)', (expiresDate, label) => {
    expect(documentLabelOf({ statusId: 'confirmed', expiresDate }, TODAY)).toBe(label)
  })

  it.each(['pending', 'submitted', 'underInvestigation'] as const)(
    'of one that is %s is pending (VERIF-018)',
    statusId => {
      expect(documentLabelOf({ statusId }, TODAY)).toBe('pending')
    },
  )

  it.each(['confirmed', 'canceled', 'deleted', 'rejected', 'expired', 'nameMismatch'] as const)(
    'of one that is %s is not pending (VERIF-018)',
    statusId => {
      expect(documentLabelOf({ statusId }, TODAY)).not.toBe('pending')
    },
  )

  it('of a refused one does not end soon (VERIF-028)', () => {
    const refused = { statusId: 'rejected', expiresDate: '2026-11-25' } as const
    expect(documentLabelOf(refused, TODAY)).toBe('rejected')
  })
})
