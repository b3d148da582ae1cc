const answers = {
  person: { birthDay: '1990-02-28', taxCountry: 'IE' },
  work: { sourcesOfFunds: ['1'] },
}

const signature = {
  signatureId: 's1',
  subject: 'kycDeclaration',
  status: 'waiting',
  signerName: 'Ada Byrne',
  isOwn: true,
  expiresAt: '2026-12-21T08:49:00.000Z',
}

const info = {
  kind: 'personal',
  revision: 3,
  answers,
  withheld: ['taxNumber'],
  documents: [
    { categoryId: 1, isUploaded: true },
    {
      categoryId: 2,
      isUploaded: false,
      rejectReason: 'The picture is blurred.',
      names: { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' },
      isFinal: true,
    },
  ],
  dueDiligence: [{ question: 'What does the business sell?', answer: 'Books' }],
  declaredBy: 'signature',
  signerName: 'Ada Byrne',
  signature,
  savedAt: '2026-11-21T08:49:00.000Z',
  submittedAt: '2026-11-21T08:49:00.000Z',
  decisionBy: '2026-11-24',
  returnReason: 'A document is missing. Upload it.',
  acceptedAt: '2026-11-21T08:49:00.000Z',
}

const proposal = {
  proposalId: 'p1',
  answers: info.dueDiligence,
  proposedBy: 'Amara Nwosu',
  isOwn: true,
  proposedAt: '2026-11-21T08:49:00.000Z',
  expiresAt: '2026-11-28T08:49:00.000Z',
}

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const KYC_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ['kycCustomerInfoGet', 'customer', 'none', {}, { kycCustomerInfo: info }],
  [
    'kycInfoUpdate',
    'customer',
    'none',
    {
      revision: 2,
      section: 'work',
      answers: { occupation: '3', sourcesOfFunds: ['1', '4'] },
      submit: true,
    },
    { kycCustomerInfo: info, signData: { clientId: 'c1', signUrl: 'https://sign.example/s1' } },
  ],
  [
    'kycCustomerPersonalInfoUpdate',
    'customer',
    'none',
    { revision: 3, answers: { person: answers.person, home: { city: 'Dublin' } } },
    {},
  ],
  ['dueDiligenceUpdate', 'customer', 'none', { answers: info.dueDiligence }, { proposal }],
  ['dueDiligenceProposalList', 'customer', 'none', {}, { proposals: [proposal] }],
  ['dueDiligenceProposalConfirm', 'customer', 'none', { proposalId: 'p1' }, {}],
  ['dueDiligenceProposalWithdraw', 'customer', 'none', { proposalId: 'p1' }, {}],
]
