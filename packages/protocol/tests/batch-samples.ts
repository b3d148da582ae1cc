/** A payee with an account elsewhere. */
export const ACCOUNT_PAYEE = {
  type: 'account',
  name: 'Lena Vogt',
  countryCode: 'DE',
  currency: 'EUR',
  details: { iban: 'DE14900900900000000017', taxId: '•••4725' },
}

const transfer = {
  id: 'b1',
  name: 'Suppliers',
  type: 'p2p',
  accountId: '0012',
  currencyCode: 'EUR',
  date: '2026-11-21T08:49:00.000Z',
  status: 'partial',
  amount: '20.00',
  fee: '0.25',
  paymentCount: 2,
  refusedCount: 1,
}

/** The methods about batches. */
export const BATCH_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  [
    'batchTransferList',
    'customer',
    'none',
    { search: 'sup', types: ['p2p', 'wire'], from: '2026-11-01', to: '2026-11-21', pageNumber: 2 },
    { batchTransfer: { transfer: [transfer] }, total: 21 },
  ],
  [
    'batchTransferGet',
    'customer',
    'none',
    { id: 'b1', pageNumber: 1 },
    {
      transfer,
      payments: {
        payment: [
          {
            rowId: 'row-1',
            place: 1,
            payee: { type: 'email', email: 'ben@sixpence.example' },
            amount: '20.00',
            status: 'paid',
            transactionId: '18',
          },
          {
            rowId: 'row-2',
            place: 2,
            payee: ACCOUNT_PAYEE,
            amount: '5.00',
            status: 'refused',
            reason: 'payee',
          },
        ],
      },
      total: 2,
    },
  ],
  ['batchFileView', 'customer', 'none', { id: 'b1' }, { url: '/batch-files/t-1_a' }],
  [
    'massFormatGet',
    'customer',
    'none',
    { type: 'eft' },
    {
      format: {
        type: 'eft',
        columns: [
          { name: 'amount', content: 'amount', isRequired: true },
          { name: 'note', content: 'text', isRequired: false, maxLength: 140 },
        ],
        ways: [
          {
            countryCode: 'DE',
            rail: 'sepa',
            currencies: ['EUR'],
            fields: [
              { name: 'iban', kinds: ['iban'], isRequired: true, minLength: 15, maxLength: 34 },
            ],
          },
        ],
        minimum: '5',
        maximum: '25000',
      },
    },
  ],
  [
    'massSampleLinksGet',
    'customer',
    'none',
    {},
    {
      links: {
        wire: '/batch-samples/wire',
        p2p: '/batch-samples/p2p',
        eft: '/batch-samples/eft',
        creditCard: '/batch-samples/creditCard',
        globalPay: '/batch-samples/globalPay',
        cryptoEft: '/batch-samples/cryptoEft',
      },
    },
  ],
]
