import type { UploadStatus } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { proofOfResidence } from './proof-of-residence.ts'

const now = new Date('2026-11-21T08:49:00.000Z')
const statusOf = (...statuses: UploadStatus[]) =>
  proofOfResidence(
    { isDocumentRequired: true, proofs: statuses.map(statusId => ({ statusId })) },
    now,
  )

describe('how the proof of where somebody lives stands', () => {
  it.each([
    [[], 'none'],
    [['submitted'], 'pending'],
    [['pending'], 'pending'],
    [['underInvestigation'], 'pending'],
    [['confirmed'], 'validated'],
    [['rejected'], 'rejected'],
    [['nameMismatch'], 'rejected'],
    [['expired'], 'none'],
    [['canceled'], 'none'],
    [['deleted', 'confirmed'], 'validated'],
    [['submitted', 'rejected'], 'pending'],
    [['rejected', 'confirmed'], 'rejected'],
  ] as const)('of %j is %s (PROF-002)', (statuses, status) => {
    expect(statusOf(...statuses)).toBe(status)
  })

  it.each([
    ['2027-11-21', 'validated'],
    ['2027-01-19', 'expiredSoon'],
    ['2026-11-21', 'expiredSoon'],
    ['2026-11-19', 'none'],
  ])('of one that is good until %s is %s', (expiresDate, status) => {
    const proofs = [{ statusId: 'confirmed' as const, expiresDate }]
    expect(proofOfResidence({ isDocumentRequired: true, proofs }, now)).toBe(status)
  })

  it('asks for nothing where nothing is asked for, and for all without an address', () => {
    expect(proofOfResidence({ proofs: [] }, now)).toBe('validated')
    expect(proofOfResidence({ isDocumentOutOfDate: true, proofs: [] }, now)).toBe('none')
    expect(proofOfResidence(undefined, now)).toBe('none')
  })
})
