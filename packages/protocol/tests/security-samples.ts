const AT = '2026-11-21T08:49:00.000Z'

/** Name, access, use of the key, and one input and one output as they stand on the wire. */
export const SECURITY_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  [
    'documentsInquiry',
    'customer',
    'none',
    {},
    {
      documents: [
        { documentType: 'incorporation' },
        {
          documentType: 'addressProof',
          uploaded: { at: '2026-11-21T10:00:00.000Z', fileName: 'paper.pdf' },
        },
      ],
    },
  ],
  ['documentUpload', 'customer', 'none', { documentType: 'addressProof' }, { id: 'd1' }],
  [
    'twoStepModesGet',
    'customer',
    'none',
    {},
    {
      loginMode: 'no',
      loginModes: ['no', 'otp', 'sms', 'push'],
      transactionMode: 'push',
      transactionModes: ['none', 'otp', 'sms', 'push'],
    },
  ],
  [
    'passwordChange',
    'customer',
    'none',
    { password: 'old', passwordNew: 'violet kettle 41', passwordNewRepeat: 'violet kettle 41' },
    { requestKey: 'k1', sentTo: 'a•••@x.example' },
  ],
  ['passwordChangeConfirm', 'customer', 'none', { code: '012345', requestKey: 'k1' }, {}],
  [
    'ipAccessList',
    'customer',
    'none',
    {},
    {
      items: [{ id: '1', ip: '203.0.113.7', toIp: '203.0.113.9', created: AT }],
      enable: true,
      currentIp: '2001:db8::7',
    },
  ],
  ['ipAccessAdd', 'customer', 'none', { ip: '203.0.113.7', toIp: '203.0.113.9' }, { id: '1' }],
  ['ipAccessDelete', 'customer', 'none', { id: '1' }, {}],
  ['ipAccessModeSet', 'customer', 'none', { enable: false }, {}],
  [
    'blacklistList',
    'customer',
    'none',
    {},
    { items: [{ email: 'ben@sixpence.example', blockType: 'payout' }] },
  ],
  ['blacklistAdd', 'customer', 'none', { email: 'ben@sixpence.example', blockType: 'login' }, {}],
  ['blacklistDelete', 'customer', 'none', { email: 'ben@sixpence.example' }, {}],
  [
    'loginHistoryList',
    'customer',
    'none',
    { fromDate: '2026-11-01', toDate: '2026-11-21', pageNumber: 2, pageSize: 20 },
    {
      items: [
        {
          date: AT,
          ip: '203.0.113.7',
          country: 'IE',
          device: 'Firefox, Linux',
          result: 'success',
          isCurrent: true,
        },
      ],
      total: 21,
    },
  ],
  [
    'notificationSettingsGet',
    'customer',
    'none',
    {},
    { items: [{ identified: 'payments.email', value: 1, group: 'payments' }] },
  ],
  ['notificationSettingsSet', 'customer', 'none', { identified: 'payments.email', value: 0 }, {}],
  [
    'legalInfoGet',
    'customer',
    'none',
    {},
    {
      regulatedEntity: {
        name: 'Sixpence Ltd',
        address: '1 Mint Street',
        footerLines: ['A fictitious bank.'],
        phone: '+44 20 7946 0000',
        email: 'letters@sixpence.example',
        web: 'https://www.sixpence.example',
      },
      agreements: [{ id: 'account', title: 'Account agreement', acceptedAt: AT }],
    },
  ],
  [
    'agreementDownload',
    'customer',
    'none',
    { id: 'account' },
    { id: 'account', fileName: 'account-agreement-2026-11-21.pdf', pdf: 'JVBERi0=' },
  ],
  [
    'exportList',
    'customer',
    'none',
    { accountId: 'a1', source: 'monthly', pageNumber: 1, pageSize: 12 },
    {
      items: [
        {
          exportId: 'a1.2026-10',
          accountId: 'a1',
          source: 'monthly',
          dateFrom: '2026-10-01',
          dateTo: '2026-10-31',
          currencyCode: 'EUR',
          format: 'pdf',
          status: 'ready',
          createdAt: '2026-11-01T00:00:00.000Z',
          fileUrl: '/pdf?template=statement',
          totals: {
            beginningBalance: '10.00',
            totalDebit: '4.00',
            totalCredit: '1.00',
            endingBalance: '7.00',
            processingCount: 1,
            rejectedCount: 0,
          },
        },
      ],
      total: 1,
    },
  ],
]

/** Path, method, access, and one input and one output as they stand on the wire. */
export const SECURITY_CALLS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  [
    '/two-step-verification',
    'POST',
    'customer',
    { mode: 'otp' },
    { requestId: 'r1', sentTo: 'a•••@x.example' },
  ],
  ['/two-step-verification/{requestId}/{code}', 'POST', 'customer', {}, {}],
  [
    '/service/check-urls',
    'POST',
    'customer',
    { urls: ['https://shop.example/'] },
    { urls: [{ url: 'https://shop.example/', status: 'reachable' }] },
  ],
  ['/batch-files/{ticket}', 'POST', 'customer', {}, Uint8Array.of(69, 45, 109, 97)],
  ['/exports/{exportId}', 'POST', 'customer', {}, Uint8Array.of(68, 97, 116, 101)],
  ['/pdf?template={template}', 'POST', 'customer', { id: 'a1' }, Uint8Array.of(37, 80, 68, 70)],
  ['/csv?template={template}', 'POST', 'customer', { id: 'a1' }, Uint8Array.of(68, 97)],
]
