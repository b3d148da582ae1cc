const at = '2026-11-21T08:49:00.000Z'
const check = { provider: 'nfd', runId: 'r1', sdkToken: 's'.repeat(43), expiresAt: at }
const secret = 't'.repeat(43)

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const IDENTITY_CHECK_METHODS: readonly (readonly [
  string,
  string,
  string,
  unknown,
  unknown,
])[] = [
  [
    'identityDocumentCreate',
    'customer',
    'none',
    { typeId: 1, number: 'P 123', issuedDate: '2021-03-01', expiresDate: '2031-03-01' },
    { documentId: 'd1' },
  ],
  [
    'identityCheckGet',
    'customer',
    'none',
    { runId: 'r1' },
    {
      status: 'declined',
      provider: 'nfd',
      rejectReason: 'The picture is blurred.',
      names: { onFile: 'Ada Byrne', onDocument: 'ADA BURNS' },
      canRetry: true,
    },
  ],
  [
    'identityCheckNewestGet',
    'customer',
    'none',
    { kind: 'document' },
    { check: { runId: 'r1', status: 'open', provider: 'nfd', canRetry: false } },
  ],
  [
    'identityCheckLink',
    'customer',
    'none',
    { runId: 'r1' },
    { path: `/identity-verification/r1/${secret}`, expiresAt: at },
  ],
  [
    'identityCheckOpen',
    'public',
    'none',
    { runId: 'r1', token: secret, returnUrl: 'https://bank.example/identity-verification' },
    check,
  ],
  ['identityCheckComplete', 'public', 'none', { runId: 'r1' }, { status: 'underInvestigation' }],
  [
    'identityJobCreate',
    'customer',
    'none',
    { returnUrl: 'https://bank.example/video-identity-job/{id}' },
    { jobId: 'r2', url: 'https://jmo.example/x' },
  ],
  ['identityJobCompleted', 'public', 'none', { jobId: 'r2' }, { status: 'underInvestigation' }],
]

/** Path, verb, access, input and output. */
export const IDENTITY_CHECK_CALLS: readonly (readonly [
  string,
  string,
  string,
  unknown,
  unknown,
])[] = [
  ['/identity-verification', 'POST', 'customer', { documentId: 'd1' }, check],
  [
    '/customers/{customerId}/identity-verification',
    'POST',
    'customer',
    {},
    { runId: 'r1', sentTo: 'a•••@x.example', expiresAt: at },
  ],
]
