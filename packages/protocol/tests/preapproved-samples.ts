/** The fields with which an order repeats an own transfer. */
export const repeated = {
  subscriptionFrequency: 'monthly',
  subscriptionEndDate: '2027-01-31',
  subscriptionTransactions: 3,
  subscriptionUserCancel: false,
}

const item = {
  id: 's-1',
  type: 'ownTransfer',
  status: 'active',
  beneficiaryEmail: 'ada@sixpence.example',
  beneficiaryName: 'Ada Lane',
  fromAccount: '0012',
  toAccount: '0013',
  amount: '25.00',
  currencyCode: 'EUR',
  frequency: 'monthly',
  firstDate: '2026-01-31',
  nextDate: '2026-02-28',
  endDate: '2026-12-31',
  transactionsLeft: 11,
  transactionsMade: 1,
  lastFault: { date: '2026-01-31', fault: 'funds' },
  userCancel: true,
}

/** Each method about repeated payments, as sent over the wire. */
export const PREAPPROVED_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] =
  [
    [
      'preapprovedList',
      'customer',
      'none',
      { beneficiaryEmail: 'ada', fromAmount: '1.00', toAmount: '99.00', type: 'ownTransfer' },
      { items: [item], total: 1 },
    ],
    ['preapprovedCancel', 'customer', 'none', { id: 's-1' }, { item }],
  ]
