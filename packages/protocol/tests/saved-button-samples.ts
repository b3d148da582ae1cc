const id = `btn_${'0123456789abcdef'.repeat(2)}`
const fixed = { type: 'fixed', currencyCode: 'EUR', amount: '42.00' }
const wish = {
  name: 'A gift',
  type: 'open',
  currencyCode: 'EUR',
  min: '5.00',
  max: '100.00',
  logoId: 'l1',
  returnUrl: 'https://books.example/thanks',
}
const item = { id, ...wish, html: '<script>', link: `https://bank.example/pay/${id}` }

const payByName = {
  statusId: 1,
  name: 'munteanu-books',
  link: 'https://bank.example/pay/munteanu-books',
  hasSecret: true,
}

/** Each method about saved buttons, as sent over the wire. */
export const SAVED_BUTTON_METHODS: readonly (readonly [
  string,
  string,
  string,
  unknown,
  unknown,
])[] = [
  [
    'savedButtonShow',
    'public',
    'none',
    { buttonId: id },
    {
      button: {
        buttonId: id,
        merchantName: 'Munteanu Books SRL',
        logoUrl: 'https://bank.example/logos/1.png',
        offer: { ...fixed, description: 'Two atlases', returnUrl: wish.returnUrl },
      },
    },
  ],
  [
    'savedButtonCheckoutOpen',
    'customer',
    'none',
    { buttonId: id, attempt: '1-2-3-4567890123456789', amount: '7.50' },
    { checkoutId: '0123456789abcdef0123456789abcdef' },
  ],
  [
    'savedButtonList',
    'customer',
    'none',
    {},
    {
      items: [item],
      total: 1,
      merchantName: 'Munteanu Books SRL',
      origins: ['https://books.example'],
    },
  ],
  ['savedButtonGet', 'customer', 'none', { id }, { item }],
  ['savedButtonCreate', 'customer', 'none', { ...fixed, name: 'Two atlases' }, { item }],
  ['savedButtonUpdate', 'customer', 'none', { id, ...wish }, { item }],
  ['savedButtonDelete', 'customer', 'none', { id }, {}],
  [
    'payByNameShow',
    'public',
    'none',
    { name: 'munteanu-books' },
    {
      payee: {
        name: 'munteanu-books',
        merchantName: 'Munteanu Books SRL',
        logoUrl: 'https://bank.example/logos/1.png',
        currencies: ['EUR', 'RON'],
      },
    },
  ],
  [
    'payByNameCheckoutOpen',
    'customer',
    'none',
    {
      name: 'munteanu-books',
      attempt: '1-2-3-4567890123456789',
      note: 'For Ada',
      signed: {
        amount: '42.00',
        currencyCode: 'EUR',
        orderId: 'order-7',
        expires: 1_795_255_200,
        signature: '0f'.repeat(32),
      },
    },
    { checkoutId: '0123456789abcdef0123456789abcdef' },
  ],
  ['pbnSettingsGet', 'customer', 'none', {}, { settings: payByName }],
  [
    'pbnSettingsUpdate',
    'customer',
    'none',
    { statusId: 1, name: 'munteanu-books', secret: true },
    { settings: payByName, secret: 'pbn_1' },
  ],
]
