const at = '2026-11-21T08:49:00.000Z'
const apiKey = {
  id: 'k1',
  customerId: 'c7',
  name: 'Till',
  enabled: true,
  prefix: 'sk_9fX2',
  createdAt: at,
  lastUsedAt: at,
}
const webhook = {
  id: 'w1',
  customerId: 'c7',
  name: 'Shop',
  enabled: false,
  url: 'https://books.example/hooks',
  createdAt: at,
  formerSecretUntil: at,
  failures: 3,
  waiting: 2,
  lastDeliveredAt: at,
}
const range = {
  id: 'a1',
  customerId: 'c7',
  name: 'Office',
  enabled: true,
  ipFrom: '203.0.113.7',
  ipTo: '203.0.113.9',
}
const message = {
  id: 'e1',
  date: at,
  url: 'https://books.example/ipn',
  event: 'checkout.final',
  httpStatus: 500,
  attempts: 2,
  deliveredAt: at,
  confirmed: false,
  body: '{"id":"e1"}',
}
const settings = {
  notifyUrl: 'https://books.example/ipn',
  notifyStatusId: 2,
  statusId: 1,
  hasSecret: true,
}
const webhookRequest = {
  id: '19',
  messageId: 'e1',
  event: 'checkout.final',
  webhookId: 'w1',
  webhookName: 'Shop',
  date: at,
  method: 'POST',
  host: 'books.example',
  path: '/hooks',
  httpStatus: 500,
  fault: 'timeout',
  duration: 5001,
  attempt: 2,
  request: '{"id":"e1"}',
}
const apiRequest = {
  id: '7',
  apiKeyId: 'k1',
  date: at,
  method: 'POST',
  path: '/public-api/checkout',
  ip: '203.0.113.7',
  httpStatus: 201,
  duration: 12,
  request: '{}',
  response: '{}',
}
const logo = {
  id: 'l1',
  name: 'Shop window',
  isDefault: true,
  file: 'https://bank.example/logos/0f.png',
}
const identityOrder = {
  id: 'i1',
  email: 'ada@sixpence.example',
  name: 'Ada Lindholm',
  reportType: 1,
  status: 'confirmed',
  createdAt: at,
  completedAt: at,
  fee: '5.00',
  currencyCode: 'EUR',
}
const ofCustomer = { customerId: 'c7' }
const days = { fromDate: '2026-11-01', toDate: '2026-11-21' }

type Sample = readonly [string, string, string, unknown, unknown]

const subscriber = {
  subscriptionId: 's1',
  email: 'vera@sixpence.example',
  name: 'Vera K.',
  description: 'A book a month',
  amount: '12.00',
  currencyCode: 'EUR',
  frequency: 'monthly',
  status: 'active',
  firstDate: '2026-09-30',
  nextDate: '2026-12-30',
  installmentsPaid: 3,
}
const installment = {
  id: 's1.2',
  number: 2,
  date: '2026-10-30',
  amount: '12.00',
  currencyCode: 'EUR',
  status: 'failed',
}

/** Each method about a merchant's tools, as sent over the wire. */
export const MERCHANT_METHODS: readonly Sample[] = [
  ['ipnList', 'customer', 'none', { pageNumber: 2, pageSize: 25 }, { items: [message], total: 26 }],
  ['ipnGet', 'customer', 'none', { id: 'e1' }, { message }],
  ['ipnConfirm', 'customer', 'none', { id: 'e1' }, { message: { ...message, confirmed: true } }],
  ['ipnSendAgain', 'customer', 'none', { id: 'e1' }, { message }],
  ['ipnSettingsGet', 'customer', 'none', {}, { settings }],
  [
    'ipnSettingsUpdate',
    'customer',
    'none',
    { notifyUrl: 'https://books.example/ipn', notifyStatusId: 2, statusId: 0, secret: true },
    { settings, secret: 'ipnsec_1' },
  ],
  [
    'identityVerificationFeeGet',
    'customer',
    'none',
    { accountId: '1', reportType: 1 },
    { amount: '5.00', currencyCode: 'EUR' },
  ],
  [
    'identityVerificationList',
    'customer',
    'none',
    {
      email: 'ada',
      name: 'Lind',
      reportType: 0,
      status: 'confirmed',
      pageNumber: 2,
      pageSize: 25,
    },
    { items: [identityOrder], total: 1 },
  ],
  [
    'identityVerificationCreate',
    'customer',
    'opens',
    {
      accountId: '1',
      email: 'ada@sixpence.example',
      name: 'Ada Lindholm',
      reportType: 1,
      expectedFee: '5.00',
    },
    { item: identityOrder, transactionId: '19' },
  ],
  [
    'reputationList',
    'customer',
    'none',
    { type: 'positive', email: 'ada@sixpence.example', pageNumber: 2, pageSize: 100 },
    {
      items: [
        {
          email: 'ada@sixpence.example',
          type: 'negative',
          score: -1,
          date: '2026-11-21',
          note: 'installmentUnpaid',
        },
      ],
      total: 101,
    },
  ],
  ['logoList', 'customer', 'none', {}, { items: [logo], total: 1 }],
  ['logoGet', 'customer', 'none', { id: 'l1' }, { logo }],
  ['logoCreate', 'customer', 'none', { name: 'Shop window', isDefault: false }, { logo }],
  ['logoUpdate', 'customer', 'none', { id: 'l1', name: '', isDefault: true }, { logo }],
  ['logoDelete', 'customer', 'none', { id: 'l1' }, {}],
  [
    'subscriberList',
    'customer',
    'none',
    { email: 'vera', status: 'active', pageNumber: 1, pageSize: 50 },
    { items: [subscriber], total: 1 },
  ],
  ['subscriberCancel', 'customer', 'none', { subscriptionId: 's1' }, { item: subscriber }],
  [
    'installmentList',
    'customer',
    'none',
    { subscriptionId: 's1' },
    { items: [installment], total: 1 },
  ],
]

/** The same as in `REST_CALLS`. */
export const MERCHANT_CALLS: readonly Sample[] = [
  ['/public-api/apikey', 'GET', 'customer', ofCustomer, { items: [apiKey], total: 1 }],
  [
    '/public-api/apikey',
    'POST',
    'customer',
    { ...ofCustomer, name: 'Till', enabled: false },
    { ...apiKey, secret: 'sk_1' },
  ],
  [
    '/public-api/apikey/confirm',
    'POST',
    'customer',
    { ...ofCustomer, requestKey: 'r1', code: '012345' },
    { ...apiKey, secret: 'sk_1' },
  ],
  [
    '/public-api/apikey/{id}',
    'PUT',
    'customer',
    { ...ofCustomer, name: '', enabled: false },
    apiKey,
  ],
  ['/public-api/apikey/{id}', 'DELETE', 'customer', ofCustomer, {}],
  [
    '/public-api/apirequest',
    'GET',
    'customer',
    { ...ofCustomer, apiKeyId: 'k1', ...days },
    { items: [apiRequest], total: 1 },
  ],
  ['/public-api/webhook', 'GET', 'customer', ofCustomer, { items: [webhook], total: 1 }],
  [
    '/public-api/webhook',
    'POST',
    'customer',
    { ...ofCustomer, name: 'Shop', enabled: true, url: 'https://books.example/hooks' },
    { ...webhook, secret: 'whsec_1' },
  ],
  [
    '/public-api/webhook/{id}',
    'PUT',
    'customer',
    { ...ofCustomer, name: '', enabled: false, url: '' },
    webhook,
  ],
  ['/public-api/webhook/{id}', 'DELETE', 'customer', ofCustomer, {}],
  [
    '/public-api/webhook/{id}/secret',
    'POST',
    'customer',
    ofCustomer,
    { ...webhook, secret: 'whsec_2' },
  ],
  [
    '/public-api/webhook/ping',
    'POST',
    'customer',
    { ...ofCustomer, url: 'https://books.example/hooks' },
    { delivered: false, httpStatus: 301, fault: 'timeout', duration: 81 },
  ],
  [
    '/public-api/webhookRequest',
    'GET',
    'customer',
    { ...ofCustomer, limit: 20, query: 'hooks', ...days, cursor: 'o20' },
    { items: [webhookRequest], count: 41, current: 'f20', next: 'o1', prev: 'n20' },
  ],
  ['/public-api/webhookRequest/{id}/resend', 'POST', 'customer', ofCustomer, {}],
  ['/public-api/allowedip', 'GET', 'customer', ofCustomer, { items: [range], total: 1 }],
  [
    '/public-api/allowedip',
    'POST',
    'customer',
    {
      ...ofCustomer,
      name: 'Office',
      enabled: true,
      ipFrom: '203.0.113.7',
      ipTo: '203.0.113.9',
    },
    range,
  ],
  [
    '/public-api/allowedip/{id}',
    'PUT',
    'customer',
    { ...ofCustomer, name: '', enabled: false, ipFrom: '203.0.113.7', ipTo: '203.0.113.9' },
    range,
  ],
  ['/public-api/allowedip/{id}', 'DELETE', 'customer', ofCustomer, {}],
]
