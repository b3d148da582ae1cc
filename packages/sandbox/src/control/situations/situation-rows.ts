import type {
  DueDiligenceAnswer,
  AddressStatus,
  DocumentStatus,
  LimitReason,
  UploadStatus,
} from '@sixpence/protocol'

/** A required document, and the bank's view of what was submitted for it. */
export interface SituationDocument {
  /** The protocol's DOCUMENT_CATEGORY. */
  readonly categoryId: number
  readonly documentTypeId: number
  /** Missing if nothing was submitted. */
  readonly upload?: UploadStatus
}

/** The differences between a customer and a verified one. */
export interface SituationRows {
  readonly verified?: false
  readonly forms?: {
    readonly tax?: DocumentStatus
    readonly w9?: DocumentStatus
    readonly lossOfNationality?: DocumentStatus
    readonly w8ben?: DocumentStatus
  }
  readonly videoIdentity?: DocumentStatus
  readonly phone?: 'unconfirmed'
  readonly identity?: UploadStatus
  readonly address?: {
    readonly status?: AddressStatus
    readonly proof?: { readonly upload: UploadStatus; readonly endsInDays?: number }
  }
  readonly limit?: {
    readonly reason: LimitReason
    readonly isInForce?: false
    readonly documents?: readonly SituationDocument[]
  }
  readonly duplicates?: readonly SituationDocument[]
  /** The bank's findings about a business. */
  readonly dueDiligence?: readonly DueDiligenceAnswer[]
}

const PASSPORT = { categoryId: 1, documentTypeId: 1 }
const UTILITY_BILL = { categoryId: 2, documentTypeId: 10 }

const EXPIRED: SituationRows = {
  identity: 'expired',
  limit: { reason: 'expiredDocuments', documents: [PASSPORT, UTILITY_BILL] },
}

/** The values of `situation` in `POST /people`: a status, a required action, a reason or a form. */
export const SITUATIONS = {
  checked: {},
  limited: EXPIRED,
  processing: {
    limit: {
      reason: 'expiredDocuments',
      documents: [{ ...PASSPORT, upload: 'confirmed' }],
    },
  },
  verificationProcessing: { verified: false, identity: 'underInvestigation' },
  unverified: {
    verified: false,
    limit: { reason: 'expiredDocuments', isInForce: false, documents: [PASSPORT] },
  },
  duplicateDocuments: { duplicates: [PASSPORT] },
  duplicateDocumentsUploaded: { duplicates: [{ ...PASSPORT, upload: 'confirmed' }] },
  hasRequiredActions: { identity: 'rejected', phone: 'unconfirmed' },
  finalReview: { verified: false },

  taxSection: { forms: { tax: 'none' } },
  address: { address: { status: 'rejected', proof: { upload: 'rejected' } } },
  proofOfResidence: { address: { proof: { upload: 'confirmed', endsInDays: 30 } } },
  identity: { identity: 'rejected' },
  phone: { phone: 'unconfirmed' },
  videoIdentity: { videoIdentity: 'rejected' },

  expiredDocuments: EXPIRED,
  unpaidInvoice: { limit: { reason: 'unpaidInvoice' } },
  sanctions: { limit: { reason: 'sanctions' } },
  adverseMedia: { limit: { reason: 'adverseMedia' } },
  investigation: { limit: { reason: 'investigation' } },

  taxResidencySelfCertification: { forms: { tax: 'rejected' } },
  w9Form: { forms: { w9: 'none' } },
  certificateOfLossOfNationality: { forms: { lossOfNationality: 'none' } },
  w8BenForm: { forms: { w8ben: 'rejected' } },

  dueDiligence: {
    dueDiligence: [
      { question: 'What does the business sell?', answer: 'Books and maps, in two shops' },
      { question: 'Where are its customers?', answer: 'Ireland and Romania' },
      { question: 'Does it work for a government?', answer: 'No' },
    ],
  },
} as const satisfies Record<string, SituationRows>

export type Situation = keyof typeof SITUATIONS
