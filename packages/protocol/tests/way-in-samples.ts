const email = 'ada@sixpence.example'
const captcha = 'test-captcha-token'

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const WAY_IN_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  [
    'accountActivate',
    'public',
    'none',
    { username: email, activationCode: 'c1' },
    { accessToken: 'a.b.c', refreshToken: 'r' },
  ],
  ['businessAccountActivate', 'public', 'none', { email, activationCode: 'c1' }, {}],
  ['activationCodeResend', 'public', 'none', { email, captcha }, {}],
  ['passwordChangeRequest', 'public', 'none', { email, captcha }, {}],
  ['passwordCodeCheck', 'public', 'none', { email, code: '012345' }, {}],
  [
    'passwordChangeWithCode',
    'public',
    'none',
    { email, code: '012345', password: 'violet kettle 41' },
    {},
  ],
  [
    'recoveryStart',
    'public',
    'none',
    {
      email,
      recoveryEmail: 'ada@new.example',
      firstName: 'Ada',
      lastName: 'Lund',
      dob: '1990-12-10',
      captcha,
    },
    { taskId: 't1' },
  ],
  [
    'recoveryStatusGet',
    'public',
    'none',
    { taskId: 't1' },
    { verificationStatus: 'rejected', rejectReason: 'dataMismatch', isRetryable: true },
  ],
]

/** The same as in `REST_CALLS`. */
export const WAY_IN_CALLS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ['/auth/scp/request', 'POST', 'customer', {}, { deeplink: 'https://go.example/link/k' }],
  ['/auth/sei/authorize', 'GET', 'customer', {}, { authorizeUrl: 'https://club.example/in' }],
  [
    '/auth/sei/authorize/{authorizationId}',
    'POST',
    'customer',
    { redirect_uri: 'https://club.example/back' },
    { redirectUrl: 'https://club.example/back?code=c' },
  ],
  [
    '/auth/sei/authorize/{authorizationId}',
    'GET',
    'customer',
    {},
    { name: 'Club', shares: ['email'], returnsTo: 'club.example', hasConsent: false },
  ],
  [
    '/auth/sei/consents',
    'GET',
    'customer',
    {},
    {
      consents: [
        { id: 'club', name: 'Club', shares: ['email'], grantedAt: '2026-11-21T08:49:00.000Z' },
      ],
    },
  ],
  ['/auth/sei/consents/{outsiderId}', 'DELETE', 'customer', {}, {}],
  ['/auth/profile', 'GET', 'customer', {}, { scp: 'push', type: 1 }],
  ['/auth/stores-urls/send', 'POST', 'customer', { phoneNumber: '+353861234542' }, {}],
]
