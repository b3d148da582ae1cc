/** Name, access, use of the key, and one input and one output as they stand on the wire. */
export const ACCOUNT_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  [
    'ratesDefaultList',
    'customer',
    'none',
    {},
    { baseCurrencyCode: 'EUR', rates: [{ currencyCode: 'USD', rate: '1.0842' }] },
  ],
  [
    'paymentInstructionList',
    'customer',
    'none',
    { accountId: '0012' },
    {
      instructions: [
        {
          id: '0012-sepa',
          method: 'sepa',
          currencyCode: 'EUR',
          bankAccountNumber: 'GB33SIXP04007500000012',
          beneficiaryName: 'Ada Lindholm',
          bankName: 'Sixpence Sandbox Ltd',
          bankAddress: '1 Mint Street, London',
          viewedAt: '2026-11-21T08:49:00.000Z',
        },
      ],
    },
  ],
  [
    'paymentInstructionViewedSet',
    'customer',
    'none',
    { instructionId: '0012-sepa', accountId: '0012' },
    {},
  ],
  [
    'balanceHistoryGet',
    'customer',
    'none',
    { days: 2 },
    {
      days: ['2026-11-20', '2026-11-21'],
      currencies: [{ currencyCode: 'EUR', amounts: ['1.00', '2.00'] }],
    },
  ],
  ['currencyAccountAdd', 'customer', 'none', { currencyCode: 'CAD' }, { accountId: '0013' }],
  ['accountNicknameSet', 'customer', 'none', { accountId: '0012', nickname: 'Rent' }, {}],
  [
    'walletCreate',
    'customer',
    'none',
    { currencyCode: 'BTC', accountId: '0012' },
    { address: 'bc1qsandbox' },
  ],
  [
    'addressCreate',
    'customer',
    'none',
    {
      address1: '9 Mill Road',
      city: 'Cork',
      postalCode: 'T12 A1B2',
      countryCode: 'IE',
      expectedCanceledAccounts: ['0012'],
    },
    { addressId: 'address-2' },
  ],
  [
    'crossPlatformRequirementsGet',
    'customer',
    'none',
    { accountId: '0012' },
    { requirements: [{ code: 'phoneLinked', isMet: 0 }] },
  ],
]
