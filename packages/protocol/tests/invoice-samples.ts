const secret = 'q'.repeat(43)

const asked = {
  payeeName: 'Munteanu Books',
  payeeEmail: 'ion@sixpence.example',
  amount: '40.00',
  currencyCode: 'EUR',
  feePayment: '0.25',
  total: '40.25',
  dueDate: '2026-12-05',
  sentDate: '2026-11-21T08:49:00.000Z',
  noteBody: 'Three atlases\nand a map',
  statusId: 1,
  status: 'awaitingPayment',
  isFunding: false,
  isSystem: false,
}

const invoice = {
  ...asked,
  urlPdf: '/invoice-files/t1',
  id: 'i-1',
  party: 'addressee',
  payerName: 'Ada L.',
  payerEmail: 'ada@sixpence.example',
  payerAccountId: '0012',
  updatedDate: '2026-11-21T08:49:00.000Z',
  isSenderBlocked: false,
}

const sent = { ...invoice, party: 'payee', statusId: 5, rejectNote: 'Not mine', liveLinks: 2 }
const filter = { statusId: 2, pageNumber: 1, pageSize: 25 }
const named = { invoiceId: 'i-1' }

type Sample = readonly [string, string, string, unknown, unknown]

/** Each method about invoices, as sent over the wire. */
export const INVOICE_METHODS: readonly Sample[] = [
  ['invoiceReceivedList', 'customer', 'none', filter, { items: [invoice], total: 1 }],
  ['invoiceSentList', 'customer', 'none', {}, { items: [sent], total: 21 }],
  [
    'invoiceOpenTotalsGet',
    'customer',
    'none',
    {},
    {
      received: [{ currencyCode: 'EUR', count: 3, amount: '120.75', overdue: 1 }],
      sent: [],
    },
  ],
  ['invoiceGet', 'customer', 'none', named, { invoice }],
  [
    'invoiceCreate',
    'customer',
    'none',
    {
      toEmail: 'ada@sixpence.example',
      amount: '40.00',
      currency: 'EUR',
      dueDate: '2026-12-05',
      noteBody: 'Three atlases',
    },
    { invoice: sent },
  ],
  ['fundingInvoiceCreate', 'customer', 'none', { amount: '500.00' }, { invoice: sent }],
  ['invoiceReject', 'customer', 'none', { ...named, note: 'Not mine' }, { invoice }],
  [
    'invoicePay',
    'customer',
    'opens',
    { ...named, fromAccount: '0012', expectedTotal: '40.25', expectedCurrencyCode: 'EUR' },
    { transactionId: 't1' },
  ],
  ['invoiceLinkCreate', 'customer', 'none', named, { invoiceSecret: secret }],
  ['invoiceLinksEnd', 'customer', 'none', named, { invoice: sent }],
  ['invoiceLinkOpen', 'customer', 'none', { invoiceSecret: secret }, { invoice }],
  ['invoiceSenderBlock', 'customer', 'none', named, { invoice }],
  [
    'invoiceLinkGet',
    'public',
    'none',
    { invoiceSecret: secret },
    {
      invoice: {
        ...asked,
        id: 'f'.repeat(32),
        urlPdf: '/public-api/invoice-files/t1',
        canBlockSender: true,
      },
    },
  ],
  ['invoiceLinkSenderBlock', 'public', 'none', { invoiceSecret: secret }, {}],
]
