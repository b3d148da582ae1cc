const upload = {
  id: 'd1',
  statusId: 26,
  uploaded: '2026-11-21T08:49:00.000Z',
  documentTypeId: 1,
  documentType: 'Passport',
  isSubDocument: 0,
  issuedDate: '2020-02-01',
  expiresDate: '2030-01-31',
  createdUsername: 'ada@sixpence.example',
  rejectReason: 'The bottom edge is cut off.',
  names: { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' },
}

const requirement = {
  id: 'q1',
  categoryId: 1,
  documentTypeId: 1,
  documentType: 'Passport',
  uploadedDocuments: [upload],
}

const address = {
  addressId: 'a1',
  addressType: 1,
  address1: '4 Quay Lane',
  city: 'Galway',
  postalCode: 'H91 X2Y7',
  countryCode: 'IE',
  addressStatus: 2,
  confirmed: 0,
  isDocumentRequired: 1,
  uploadedDocuments: [],
}

export const limitReason = {
  id: 'r1',
  reasonId: 1,
  actionTypeId: 1,
  since: '2026-11-20T08:00:00.000Z',
  requirementDocuments: [requirement],
}

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const VERIFICATION_METHODS: readonly (readonly [
  string,
  string,
  string,
  unknown,
  unknown,
])[] = [
  [
    'accountStatusGet',
    'customer',
    'none',
    {},
    {
      accountStatus: {
        isBusiness: false,
        verified: true,
        limited: true,
        limits: [{ actionTypeId: 1, documents: [{ uploads: [2, 26] }] }],
        duplicateDocuments: [{ uploads: [0] }],
        taxForms: ['validated', 'notRequired', 'notRequired', 'none'],
        addresses: [
          {
            addressStatus: 0,
            isDocumentRequired: true,
            isDocumentOutOfDate: false,
            uploads: [31, 41],
          },
        ],
        proofOfResidenceStatus: 'expiredSoon',
        identityStatus: 64,
        isPhoneConfirmed: true,
        videoIdentityStatus: 'notRequired',
      },
    },
  ],
  ['customerLimitReasonGet', 'customer', 'none', {}, { reasons: [limitReason] }],
  [
    'dueDiligenceInfoGet',
    'customer',
    'none',
    {},
    {
      dueDiligenceInfo: {
        address,
        document: { categoryId: 11, documentTypeId: 40, documentType: 'Payslip' },
        uploadedDocuments: [upload],
      },
    },
  ],
  [
    'kycRequestGet',
    'customer',
    'none',
    {},
    { customerKycRequest: { duplicateDocuments: { documents: [requirement] } } },
  ],
]
