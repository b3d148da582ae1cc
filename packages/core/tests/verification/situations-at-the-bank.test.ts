import { describe, expect, it, vi } from 'vitest'
import type { VerificationStatus } from '../../src/verification/index.ts'
import { aBank } from '../bank.ts'

const bank = aBank()

const STATUSES: readonly VerificationStatus[] = [
  'checked',
  'limited',
  'processing',
  'verificationProcessing',
  'unverified',
  'duplicateDocuments',
  'duplicateDocumentsUploaded',
  'hasRequiredActions',
  'finalReview',
]
const ACTIONS = [
  'taxSection',
  'address',
  'proofOfResidence',
  'identity',
  'phone',
  'videoIdentity',
] as const
const REASONS = [
  ['expiredDocuments', 1],
  ['unpaidInvoice', 2],
  ['sanctions', undefined],
  ['adverseMedia', undefined],
  ['investigation', undefined],
] as const
const FORMS = [
  ['taxResidencySelfCertification', 'taxResidencySelfCertificationDocumentStatus'],
  ['w9Form', 'w9FormDocumentStatus'],
  ['certificateOfLossOfNationality', 'certificateOfLossOfNationalityDocumentStatus'],
  ['w8BenForm', 'w8BenFormDocumentStatus'],
] as const

const inSituation = async (situation: string | readonly string[], wish: object = {}) =>
  bank.signedIn(await bank.person({ situation, ...wish }))

describe('a customer of the sandbox', () => {
  it.each(STATUSES)('can be in the status %s', async status => {
    const { verification } = await inSituation(status)
    expect(await verification.status()).toMatchObject({ result: status })
  })

  it.each(ACTIONS)('can have %s to do, and nothing else', async action => {
    const { verification } = await inSituation(action)
    expect((await verification.actions()).map(({ result }) => result)).toEqual([action])
  })

  it.each(REASONS)('can be limited because of %s', async (reason, reasonId) => {
    const { verification } = await inSituation(reason)
    const [limit] = await verification.limits()
    const words = { 1: 'expiredDocuments', 2: 'unpaidInvoice' } as const
    expect(limit?.reasonId).toBe(reasonId && words[reasonId])
    expect(await verification.status()).toMatchObject({ result: 'limited' })
  })

  it.each(FORMS)('can owe the form %s', async (situation, form) => {
    const { profile } = await inSituation(situation)
    const { fatcaCrsCertificationInfo: forms } = await profile.get()
    expect(['none', 'rejected']).toContain(forms[form])
  })

  it('is asked for nothing else besides a document that is asked for once more', async () => {
    const { verification } = await inSituation('duplicateDocuments')
    const tasks = await verification.tasks()
    expect(tasks).toMatchObject([{ document: { categoryId: 'identity' } }])
    expect(tasks).toHaveLength(1)
  })

  it('can be in several situations at once', async () => {
    const { verification } = await inSituation(['unpaidInvoice', 'phone', 'sanctions'])
    expect(await verification.limits()).toHaveLength(2)
    expect((await verification.actions()).map(({ result }) => result)).toEqual(['phone'])
  })

  it.each([...STATUSES, ...ACTIONS])(
    'in the situation %s has the same facts in one call as in several',
    async situation => {
      const { verification } = await inSituation(situation)
      const { userStatus: _own, taxForms, ...facts } = await verification.facts()
      const { taxForms: told, ...inOneCall } = await verification.accountStatus()
      expect({ isRepresentative: false, ...inOneCall }).toEqual(facts)
      expect(told.toSorted()).toEqual(taxForms.toSorted())
    },
  )
})

describe('the calls that the bank is asked', () => {
  const LEVELS = [0, 1, 2, 3, 4, 5]
  const combinations = LEVELS.flatMap(dueDiligenceLevel =>
    [false, true].flatMap(limited =>
      [false, true].flatMap(needsInfoUpdate =>
        [false, true].map(needsKyc => ({ dueDiligenceLevel, limited, needsInfoUpdate, needsKyc })),
      ),
    ),
  )

  it.each(combinations)(
    'are those of $dueDiligenceLevel, $limited, $needsInfoUpdate, $needsKyc (VERIF-022, VERIF-023)',
    async ({ limited, ...standing }) => {
      const { dueDiligenceLevel, needsInfoUpdate, needsKyc } = standing
      const situation = limited ? 'unpaidInvoice' : 'checked'
      const { verification } = await inSituation(situation, { standing })
      const fetch = vi.spyOn(bank.sandbox, 'fetch')
      await verification.facts()
      const asked = fetch.mock.calls.map(([input]) => new URL(new Request(input).url).search)
      fetch.mockRestore()
      const wanted = [
        '?customerInfoGet',
        '?profileInquiry',
        ...(limited ? ['?customerLimitReasonGet'] : []),
        ...(dueDiligenceLevel === 1 || dueDiligenceLevel === 4 ? ['?dueDiligenceInfoGet'] : []),
        ...(needsInfoUpdate ? ['?kycRequestGet'] : []),
        ...(needsInfoUpdate || needsKyc ? ['?kycCustomerInfoGet'] : []),
      ]
      expect(asked.toSorted()).toEqual(wanted.toSorted())
    },
  )
})
