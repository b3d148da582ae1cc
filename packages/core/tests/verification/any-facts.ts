import fc from 'fast-check'
import type { StatusFacts } from '../../src/verification/index.ts'

/** A person the bank has checked. */
export const CHECKED: StatusFacts = {
  isRepresentative: false,
  isBusiness: false,
  verified: true,
  limited: false,
  limits: [],
  taxForms: ['validated', 'notRequired', 'notRequired', 'notRequired'],
  addresses: [
    {
      addressStatus: 'confirmed',
      isDocumentRequired: false,
      isDocumentOutOfDate: false,
      uploads: [],
    },
  ],
  proofOfResidenceStatus: 'validated',
  identityStatus: 'confirmed',
  isPhoneConfirmed: true,
  videoIdentityStatus: 'notRequired',
}

export const UPLOAD_STATES = [
  'submitted',
  'confirmed',
  'canceled',
  'deleted',
  'rejected',
  'underInvestigation',
  'expired',
  'pending',
  'nameMismatch',
] as const

export const LABELS = [
  'validated',
  'pending',
  'none',
  'notRequired',
  'rejected',
  'expiredSoon',
] as const

const ADDRESS_STATES = ['unconfirmed', 'confirmed', 'pending', 'rejected', 'nameMismatch'] as const

const uploads = fc.array(fc.constantFrom(...UPLOAD_STATES), { maxLength: 3 })
const documents = fc.array(fc.record({ uploads }), { maxLength: 2 })
/** Mostly those of a checked customer, so that later rows are reached, too. */
const mostly = <Value>(usual: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })

/** Facts of any kind. */
export const anyFacts: fc.Arbitrary<StatusFacts> = fc.record(
  {
    isRepresentative: mostly(false, fc.boolean()),
    isBusiness: fc.boolean(),
    verified: fc.boolean(),
    limited: mostly(false, fc.boolean()),
    limits: fc.array(
      fc.record({
        actionTypeId: fc.constantFrom('none', 'upload', 'payInvoice', 'contactSupport'),
        documents,
      }),
      { maxLength: 2 },
    ),
    duplicateDocuments: documents,
    taxForms: mostly(
      [...CHECKED.taxForms],
      fc.array(fc.constantFrom(...LABELS), { minLength: 4, maxLength: 4 }),
    ),
    addresses: mostly(
      [...CHECKED.addresses],
      fc.array(
        fc.record({
          addressStatus: fc.constantFrom(...ADDRESS_STATES),
          isDocumentRequired: fc.boolean(),
          isDocumentOutOfDate: mostly(false, fc.boolean()),
          uploads,
        }),
        { maxLength: 2 },
      ),
    ),
    proofOfResidenceStatus: mostly('validated', fc.constantFrom(...LABELS)),
    identityStatus: mostly('confirmed', fc.constantFrom(...UPLOAD_STATES)),
    isPhoneConfirmed: mostly(true, fc.boolean()),
    videoIdentityStatus: mostly('notRequired', fc.constantFrom(...LABELS)),
  },
  {
    requiredKeys: [
      'isRepresentative',
      'isBusiness',
      'verified',
      'limited',
      'limits',
      'taxForms',
      'addresses',
      'proofOfResidenceStatus',
      'isPhoneConfirmed',
      'videoIdentityStatus',
    ],
  },
)
