import { recent, recentAbroad } from './movement-samples.ts'

const payee = {
  payeeName: 'Prairie Tools Inc',
  details: { routingNumber: '021000021', accountNumber: '123456789' },
}

const card = {
  id: 'card-7f3a-4242',
  bin: '424242',
  lastFour: '4242',
  cardBrand: 'VISA',
  holderName: 'Ada Byron',
  expires: '2028-03',
  isDisabled: false,
}

/** The calls about earlier payees, as sent over the wire, like `EXTERNAL_METHODS`. */
export const PAYEE_METHODS = [
  [
    'payeeEmailCheck',
    'customer',
    'none',
    { email: 'ben@sixpence.example' },
    {
      exists: true,
      exist: true,
      name: 'Ben T.',
      kind: 'person',
      isEmployee: false,
      outBlacklist: true,
    },
  ],
  [
    'recentTransferList',
    'customer',
    'none',
    { types: ['p2p', 'oct'], permission: '3d', limit: 3 },
    { items: [recent, recentAbroad], total: 2 },
  ],
  ['externalCardList', 'customer', 'none', {}, { items: [card] }],
  [
    'externalCardOpen',
    'customer',
    'none',
    { hostOrigin: 'https://bank.example', heldBy: ['capacitor://localhost'] },
    { token: 'entry-1', frameUrl: 'https://vault.example/card-number-frame' },
  ],
  [
    'externalCardAdd',
    'customer',
    'none',
    { token: 'card-7f3a-4242', holderName: 'Ada Byron', expires: '2028-03' },
    { card },
  ],
  ['externalCardDelete', 'customer', 'none', { id: 'card-7f3a-4242' }, {}],
  [
    'paymentTemplateList',
    'customer',
    'none',
    { permission: '3d', countryCode: 'US' },
    {
      items: [
        {
          id: 'tpl-1',
          name: 'Tools',
          kind: 'eft',
          permission: '3d',
          countryCode: 'US',
          currency: 'USD',
          ...payee,
          amount: '100.00',
          note: 'Invoice',
        },
      ],
    },
  ],
  [
    'stateList',
    'customer',
    'none',
    { countryCode: 'US' },
    { states: [{ id: 'US-CA', name: 'California' }] },
  ],
] as const
