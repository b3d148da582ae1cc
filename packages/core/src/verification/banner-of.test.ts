import { describe, expect, it } from 'vitest'
import { bannerOf, hasBanner, VERIFICATION_STATUSES } from './index.ts'

const WARNINGS = [
  'limited',
  'duplicateDocuments',
  'unverified',
  'hasRequiredActions',
  'someCardDocumentRequired',
] as const
const NEWS = [
  'processing',
  'verificationProcessing',
  'duplicateDocumentsUploaded',
  'finalReview',
] as const

describe('the banner', () => {
  it.each(WARNINGS)('warns of %s (VERIF-019)', status => {
    expect(bannerOf(status)).toMatchObject({ status, kind: 'warning' })
  })

  it.each(NEWS)('informs of %s (TRAP-72)', status => {
    expect(bannerOf(status)).toMatchObject({ status, kind: 'info' })
  })

  it.each([...WARNINGS, ...NEWS])('leads somewhere from %s (VERIF-020)', status => {
    const isLimit = status === 'limited' || status === 'processing'
    expect(bannerOf(status)?.to).toBe(isLimit ? 'limitedAccount' : 'profile')
  })

  it('has a word for every status but one (VERIF-020)', () => {
    const spoken = VERIFICATION_STATUSES.filter(status => bannerOf(status) !== undefined)
    expect(spoken.toSorted()).toEqual([...WARNINGS, ...NEWS].toSorted())
  })

  it.each(['checked', undefined] as const)('says nothing of %s (VERIF-021)', status => {
    expect(bannerOf(status)).toBeUndefined()
  })

  it.each([
    '/auth/sei',
    '/login',
    '/register',
    '/activate/x',
    '/account-recovery',
    '/scp',
    '/scp-enable',
    '/scp-mobile',
  ])('is not at %s (VERIF-021)', path => {
    expect(hasBanner(path)).toBe(false)
  })

  it.each(['/', '/home', '/authors', '/scp-enabled', '/profile/address', '/limited-account'])(
    'is at %s (VERIF-021)',
    path => {
      expect(hasBanner(path)).toBe(true)
    },
  )
})
