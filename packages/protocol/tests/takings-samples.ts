type Sample = readonly [string, string, string, unknown, unknown]

const days = { fromDate: '2026-11-01', toDate: '2026-11-21' }
const taken = {
  currencyCode: 'EUR',
  paid: '120.50',
  refunded: '20.00',
  fees: '0.75',
  payments: 3,
  refunds: 1,
}

/** Each method about takings, as sent over the wire. */
export const TAKINGS_METHODS: readonly Sample[] = [
  [
    'merchantTakingsGet',
    'customer',
    'none',
    days,
    {
      ...days,
      totals: [taken],
      days: [{ ...taken, day: '2026-11-02' }],
      buttons: [{ ...taken, buttonId: 'btn_1', buttonName: 'Tote bag' }, taken],
    },
  ],
  [
    'merchantTakingsCsvGet',
    'customer',
    'none',
    days,
    { fileName: 'takings.csv', content: 'Day,Paid' },
  ],
]
