const at = '2026-11-21T08:49:00.000Z'
const ofCustomer = { customerId: 'c7' }

type Sample = readonly [string, string, string, unknown, unknown]

/** The calls for testing an integration, like `REST_CALLS`. */
export const INTEGRATION_CALLS: readonly Sample[] = [
  [
    '/public-api/apikey/use',
    'GET',
    'customer',
    ofCustomer,
    {
      keys: 2,
      enabledKeys: 1,
      enabledRanges: 0,
      last: {
        keyName: 'Till',
        date: at,
        method: 'POST',
        path: '/public-api/checkout',
        ip: '203.0.113.7',
        httpStatus: 201,
      },
    },
  ],
  [
    '/public-api/webhook/{id}/signature',
    'POST',
    'customer',
    { ...ofCustomer, header: 't=1763715000,v1=0f', body: '{"id":"e1"}' },
    { verdict: 'otherReceiver', receiverName: 'Shop', signedAt: at, isLate: true },
  ],
]
