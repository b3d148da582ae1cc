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
  cancelledCount: 0,
}

const { amount: _amount, fee: _fee, ...ofAny } = transfer

const WAITING_IN_LIST = {
  ...ofAny,
  id: 'b3',
  status: 'pendingApproval',
  orderedAmount: '20.00',
  orderedFee: '0.25',
  refusedCount: 0,
  expiresAt: '2026-12-21T08:49:00.000Z',
}

const DRAFT_IN_LIST = {
  ...ofAny,
  id: 'b2',
  status: 'draft',
  refusedCount: 0,
  expiresAt: '2027-02-19T08:49:00.000Z',
}

const DRAFT = {
  batchId: 'b2',
  name: 'Wages',
  type: 'p2p',
  accountId: 'a1',
  currencyCode: 'EUR',
  version: 3,
  rowCount: 2,
  faultyCount: 1,
  duplicateCount: 0,
  deletedCount: 1,
  totals: [{ currencyCode: 'EUR', amount: '20.00', rows: 1 }],
  changedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2027-02-19T10:00:00.000Z',
}

const DRAFT_ROW = {
  rowId: 'row-2',
  position: 2,
  cells: { email: 'ben@sixpence.example', amount: '12,5O' },
  isDeleted: false,
  faults: { amount: 'notAmount' },
  repeats: 'row-1',
  replaces: 'b1.row-7',
  price: { amount: '40.00', fee: '0.25' },
  arrivesAt: '2026-11-24T16:00:00.000Z',
  payee: { name: 'Vera K.' },
  isNewPayee: true,
}

const NAMED_DRAFT = {
  ...DRAFT,
  nameChecks: { match: 1, closeMatch: 1, noMatch: 0, unknown: 0, unchecked: 0 },
  otherAccountCount: 1,
}

const NAMED_ROW = {
  ...DRAFT_ROW,
  faults: {},
  nameCheck: { result: 'closeMatch', name: 'Lena Vogt' },
  formerAccount: {
    details: { iban: 'DE14900900900000000017' },
    paidAt: '2026-10-21T10:00:00.000Z',
  },
}

/** The methods about batches. */
export const BATCH_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  [
    'batchTransferList',
    'customer',
    'none',
    { search: 'sup', types: ['p2p', 'wire'], from: '2026-11-01', to: '2026-11-21', pageNumber: 2 },
    { batchTransfer: { transfer: [DRAFT_IN_LIST, WAITING_IN_LIST, transfer] }, total: 21 },
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
  [
    'massTransfer',
    'customer',
    'none',
    { type: 'eft', batchName: 'Rent', accountId: 'a1', upload: 'u1', ignoreIdenticalBatch: true },
    { responseCode: '00', date: '2026-11-21T10:00:00.000Z', batchId: 'b2' },
  ],
  [
    'p2pMassTransfer',
    'customer',
    'none',
    { batchName: 'Wages', accountId: 'a1', text: 'ben@sixpence.example 12.50' },
    { responseCode: '92', date: '2026-11-21T10:00:00.000Z', batchId: 'b1' },
  ],
  [
    'batchPaymentList',
    'customer',
    'none',
    { batchId: 'b2', only: 'faulty', pageNumber: 1, pageSize: 100 },
    { draft: NAMED_DRAFT, rows: [DRAFT_ROW, NAMED_ROW], total: 1 },
  ],
  [
    'batchPaymentsUpdate',
    'customer',
    'none',
    {
      batchId: 'b2',
      version: 3,
      adds: [{ rowId: 'row-9', cells: { email: 'ben@sixpence.example', amount: '5' } }],
      updates: [{ rowId: 'row-2', cells: { amount: '12.50' } }],
      deletes: ['row-3'],
      restores: ['row-4'],
    },
    { draft: DRAFT, rows: [DRAFT_ROW] },
  ],
  [
    'batchSubmit',
    'customer',
    'opens',
    {
      batchId: 'b2',
      version: 3,
      expectedTotal: '12.50',
      expectedFee: '0.25',
      expectedCurrencyCode: 'EUR',
      asFarAsItGoes: false,
      ignoreIdenticalBatch: true,
    },
    { responseCode: '00', date: '2026-11-21T10:00:00.000Z', batchId: 'b2' },
  ],
  ['batchSettingsGet', 'customer', 'none', {}, { settings: { checksNames: true } }],
  [
    'batchSettingsUpdate',
    'customer',
    'none',
    { checksNames: false },
    { settings: { checksNames: false } },
  ],
  ['batchReject', 'customer', 'none', { batchId: 'b2' }, {}],
  ['batchRetry', 'customer', 'none', { batchId: 'b1' }, { batchId: 'b2' }],
  ['batchCancel', 'customer', 'none', { batchId: 'b1' }, {}],
  [
    'batchStatusGet',
    'customer',
    'none',
    { batchId: 'b1' },
    {
      progress: {
        status: 'pendingApproval',
        counts: { waiting: 2, paid: 0, refused: 0, cancelled: 0 },
        currencyCode: 'EUR',
        paid: { amount: '0.00', fee: '0.00' },
        setAside: { amount: '20.00', fee: '0.25' },
        approval: { trxid: 't1', approveType: 'otp', availableApprovalMethods: ['otp'] },
        key: 'key-of-wages-0001',
      },
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
