const address = {
  address1: '4 Quay Street',
  city: 'Galway',
  postalCode: 'H91 X2P4',
  countryCode: 'IE',
}
const fees = {
  annual: '0.00',
  issue: '10.00',
  monthly: '1.00',
  currency: 'EUR',
  shipping: [
    { id: 'express', type: 'express', fee: '35.00', deliveryTime: 3, disabledReasons: [] },
  ],
}
const authorization = {
  id: 'a1',
  date: '2026-11-21T08:49:00.000Z',
  accountId: '0012',
  merchantName: 'Quay Books',
  amount: '12.40',
  currencyCode: 'EUR',
  status: 'pending',
}
const page = { items: [authorization], total: 1 }
const card = { accountId: '0012' }
const fee = { fee: '10.00', feeCurrency: 'EUR' }

/** Name, access, use of the key, and one input and one output as sent over the wire. */
export const CARD_METHODS: readonly (readonly [string, string, string, unknown, unknown])[] = [
  ['cardPause', 'customer', 'none', card, {}],
  ['cardUnpause', 'customer', 'none', card, {}],
  ['cardBlock', 'customer', 'none', card, {}],
  ['cardAliasSet', 'customer', 'none', { ...card, cardAliasName: 'Travel' }, {}],
  ['cardReissue', 'customer', 'none', { ...card, isExpressShipping: true }, fee],
  ['cardReissueShippingUpgrade', 'customer', 'none', card, fee],
  [
    'cardActivationDataGet',
    'customer',
    'none',
    card,
    { fees: '2.00', feeCurrency: 'EUR', extraParams: [{ name: 'lastDigits', length: 4 }] },
  ],
  [
    'cardActivate',
    'customer',
    'none',
    { ...card, extraParams: { lastDigits: '0012' }, feeAccountId: '0013' },
    { pinCode: '0417' },
  ],
  ['cardPinChange', 'customer', 'none', { ...card, pin: '0417', pinRepeat: '0417' }, {}],
  ['cardPinShow', 'customer', 'none', card, { requestKey: 'r1', sentTo: 'a•••@x.example' }],
  [
    'cardPinGet',
    'customer',
    'none',
    { ...card, requestKey: 'r1', code: '123456' },
    { pinCode: '0417' },
  ],
  ['cardDetailsShow', 'customer', 'none', card, { requestKey: 'r1', sentTo: 'a•••@x.example' }],
  [
    'cardDetailsOpen',
    'customer',
    'none',
    {
      ...card,
      requestKey: 'r1',
      code: '123456',
      hostOrigin: 'https://app.example',
      heldBy: ['capacitor://localhost'],
    },
    { token: 't1', frameUrl: 'https://bank.example/card-frame' },
  ],
  [
    'cardBinInfoGet',
    'customer',
    'none',
    { binNumber: '535500' },
    {
      binInfo: {
        binNumber: '535500',
        issuer: 'Sixpence',
        cardBrand: 'MASTERCARD',
        cardCategory: 'STANDARD',
        cardType: 'DEBIT',
        countryCode: 'IE',
        currencyCode: 'EUR',
        isCommercial: false,
        isPrepaid: true,
        valid: true,
      },
    },
  ],
  ['cardBinBlacklistGet', 'customer', 'none', {}, { bins: ['400000'] }],
  [
    'cardApplyInfoGet',
    'customer',
    'none',
    { countryCode: 'IE' },
    {
      countryCode: 'IE',
      countries: ['IE', 'RO'],
      cards: [{ type: 2006, cardIsVirtual: false, currencyCode: 'EUR', fees }],
    },
  ],
  [
    'cardApply',
    'customer',
    'none',
    { type: 2006, countryCode: 'IE', shippingId: 'express', address, feeAccountId: '0012' },
    { cardId: '0014' },
  ],
  [
    'cardApplicationGet',
    'customer',
    'none',
    { cardId: '0014' },
    {
      application: {
        cardId: '0014',
        cardIsVirtual: false,
        currencyCode: 'EUR',
        shipping: 'express',
        deliveryTime: 3,
        address,
        feeAccountId: '0012',
        issueFee: '10.00',
        shippingFee: '35.00',
        totalFee: '45.00',
      },
    },
  ],
  ['cardConfirm', 'customer', 'none', { cardId: '0014' }, { accountId: '0014' }],
  [
    'addressReplacementCompatibilityGet',
    'customer',
    'none',
    { countryCode: 'US', oldAddressId: 'a1' },
    { cardAccountsToBeCanceled: ['0012'], cardAccountsToBeShippedToOldAddress: [] },
  ],
  ['debitCardAuthorizationList', 'customer', 'none', { pageNumber: 2 }, page],
  ['currentAccountAuthorizationList', 'customer', 'none', { accountId: '0012' }, page],
]
