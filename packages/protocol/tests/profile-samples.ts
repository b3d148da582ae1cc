const upload = {
  id: 'd1',
  statusId: 26,
  uploaded: '2026-11-21T08:49:00.000Z',
  documentTypeId: 1,
  documentType: 'Passport',
  isSubDocument: 0,
  issuedDate: '2024-02-01',
  expiresDate: '2034-02-01',
  createdUsername: 'ada@sixpence.example',
  rejectReason: 'The bottom edge is cut off.',
  names: { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' },
  isFinal: 1,
}

const identity = {
  typeId: 1,
  type: 'Passport',
  number: '•••••821',
  status: 64,
  issuedDate: '2024-02-01',
  expiresDate: '2034-02-01',
  rejectReason: 'The name is another one.',
  isFinal: 1,
}

const forms = {
  w9FormDocumentStatus: 'notRequired',
  certificateOfLossOfNationalityDocumentStatus: 'none',
  taxResidencySelfCertificationDocumentStatus: 'validated',
  w8BenFormDocumentStatus: 'rejected',
}

const address = {
  addressId: 'address-1',
  addressType: 1,
  address1: '4 Quay Lane',
  address2: 'Flat 2',
  city: 'Galway',
  postalCode: 'H91 X2Y7',
  countryCode: 'IE',
  stateCode: 'G',
  stateName: 'Galway',
  addressStatus: 2,
  confirmed: 1,
  isDocumentRequired: 1,
  isDocumentOutOfDate: 0,
  isCardDocumentRequired: 0,
  isPrimary: 1,
  uploadedDocuments: [upload],
}

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const PROFILE_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ['addressInquiry', 'customer', 'none', {}, { address: [address], identity }],
  [
    'profileInquiry',
    'customer',
    'none',
    {},
    {
      profile: {
        taxId: '1234567T',
        emailAddress: 'ada@sixpence.example',
        addresses: [address],
        identityDocument: [upload],
        identity,
        videoIdentityStatus: 'notRequired',
        proofOfResidenceStatus: 'expiredSoon',
        phone: {
          id: 'p1',
          countryCode: '353',
          number: '861234567',
          confirmed: 1,
          status: 'Primary',
        },
        newPhone: { id: 'p2', countryCode: '44', number: '7400123456', confirmed: 0 },
        residenceCountry: 'IE',
        usernameChangeRequest: {
          newUsername: 'ada@new.example',
          status: 'active',
          expiresAt: '2026-11-22T08:49:00.000Z',
        },
        fatcaCrsCertificationInfo: forms,
      },
    },
  ],
  [
    'emailInquiry',
    'customer',
    'none',
    {},
    { emails: [{ emailId: 'e1', email: 'ada@sixpence.example', confirmed: 1, isPrimary: 1 }] },
  ],
  ['identityInquiry', 'customer', 'none', {}, { identity }],
  ['taxNumberUpdate', 'customer', 'none', { taxId: '12/345/67890' }, {}],
  ['addressConfirm', 'customer', 'none', { addressId: 'address-1' }, {}],
  ['addressDelete', 'customer', 'none', { addressId: 'address-1' }, {}],
  ['emailAdd', 'customer', 'none', { email: 'ada@new.example' }, { emailId: 'e2' }],
  ['emailDelete', 'customer', 'none', { emailId: 'e2' }, {}],
  ['emailPrimarySet', 'customer', 'none', { emailId: 'e2' }, {}],
  ['emailConfirmRequest', 'customer', 'none', { emailId: 'e2' }, { sentTo: 'a•••@new.example' }],
  ['emailConfirm', 'customer', 'none', { emailId: 'e2', confirmationCode: '123456' }, {}],
  ['usernameChangeRequestCreate', 'customer', 'none', { newUsername: 'ada@new.example' }, {}],
  ['usernameChangeRequestDelete', 'customer', 'none', {}, {}],
  [
    'phoneSave',
    'customer',
    'none',
    { phoneCountryCode: '353', phone: '861234567', phoneType: 2, phoneId: 'p1' },
    { phoneId: 'p2' },
  ],
  [
    'phoneConfirm',
    'customer',
    'none',
    { verificationId: 'v1', code: '123456', codeVerifier: 'v'.repeat(128) },
    {},
  ],
]

const verify = { type: 'sms', captcha: 'test-captcha-token', codeChallenge: 'c'.repeat(43) }
const sent = {
  verificationId: 'v1',
  sentTo: '+353 •••• 67',
  resendAfterS: 60,
  expiresAt: '2026-11-21T08:59:00.000Z',
}

/** Address, method, access, and one input and one output as sent over the wire. */
export const PROFILE_CALLS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ['/verification/phones/{phoneId}/verify', 'POST', 'customer', verify, sent],
  ['/verification/customer/{id}/verify', 'POST', 'customer', { ...verify, type: 'call' }, sent],
]
