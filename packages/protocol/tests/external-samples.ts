/** The calls about transfers out of the bank, as sent over the wire. */
const toPrice = {
  fromAccount: '0012',
  permission: '3d',
  countryCode: 'US',
  currency: 'USD',
  amount: '100.00',
}

const payee = {
  payeeName: 'Prairie Tools Inc',
  details: { routingNumber: '021000021', accountNumber: '123456789' },
}

const price = {
  fromAmount: '92.70',
  fromCurrencyCode: 'EUR',
  fee: '2.00',
  feeCurrencyCode: 'EUR',
  total: '94.70',
  rate: '1.07877900',
  currency: 'USD',
  arriving: '100.00',
  arrivesAt: '2026-11-24T14:00:00.000Z',
}

const sent = { transactionId: '00019', fromAmount: '92.70', fee: '1.00', feeCurrencyCode: 'EUR' }

const toWallet = {
  ...toPrice,
  currency: 'BTC',
  amount: '0.00150000',
  payeeName: 'Prairie Tools Inc',
  details: { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
}

const byKey = {
  ...toPrice,
  countryCode: 'BR',
  currency: 'BRL',
  payeeName: 'Bruna Azevedo',
  details: { instantKeyType: 'email', instantKey: 'bruna@banco.example' },
}

const byEmail = {
  ...toPrice,
  countryCode: 'CA',
  currency: 'CAD',
  payeeName: 'Marc Roy',
  details: { email: 'marc@mail.example' },
}

const way = {
  kind: 'eft',
  rail: 'ach',
  currencies: ['USD'],
  fee: { fixed: '2' },
  minimum: '5',
  maximum: '25000',
  arrivesAt: '2026-11-24T14:00:00.000Z',
  fields: [
    { name: 'routingNumber', kinds: ['aba'], isRequired: true, minLength: 9, maxLength: 9 },
    {
      name: 'accountType',
      kinds: ['text'],
      isRequired: true,
      minLength: 1,
      maxLength: 20,
      options: [{ id: 'checking', name: 'Current account' }],
      optionsFrom: 'extraParamsGet',
    },
  ],
}

const address = { address: 'Lindenstraße 5', city: 'Frankfurt am Main', zipCode: '60311' }

/** A transfer that has left the bank, as the bank holds it. */
export const heldAbroad = {
  operation: 'eft',
  fromAccount: '0012',
  currencyCode: 'EUR',
  amount: '92.70',
  fee: '2.00',
  total: '94.70',
  createdAt: '2026-11-21T09:00:00.000Z',
  permission: '3d',
  ...payee,
  countryCode: 'US',
  toCurrencyCode: 'USD',
  toAmount: '100.00',
  arrivesAt: '2026-11-24T14:00:00.000Z',
}

/** Name, access, use of the key, input, output. */
export const EXTERNAL_METHODS = [
  [
    'availableTransfersGet',
    'customer',
    'none',
    { permission: 'own' },
    { countries: [{ countryCode: 'US', kinds: ['eft', 'wire'] }] },
  ],
  [
    'availableTransfersByCountryGet',
    'customer',
    'none',
    { countryCode: 'US', permission: '3d' },
    { ways: [way] },
  ],
  [
    'payeeNameCheck',
    'customer',
    'none',
    { countryCode: 'US', ...payee },
    {
      result: 'closeMatch',
      name: 'Prairie Tools & Sons Inc',
      formerAccount: {
        details: { routingNumber: '021000021', accountNumber: '987654321' },
        paidAt: '2026-10-02T09:00:00.000Z',
      },
    },
  ],
  [
    'bankList',
    'customer',
    'none',
    { countryCode: 'JP' },
    { items: [{ id: '0901', name: 'Hinoki Bank' }] },
  ],
  [
    'branchCodeOptionsGet',
    'customer',
    'none',
    { countryCode: 'JP', bankCode: '0901' },
    { items: [{ id: '204', name: 'Ueno' }] },
  ],
  [
    'extraParamsGet',
    'customer',
    'none',
    { countryCode: 'US', currency: 'USD', operation: 'eft' },
    { params: way.fields.slice(1) },
  ],
  [
    'swiftGet',
    'customer',
    'none',
    { code: 'LNDNDEFF' },
    { bank: { code: 'LNDNDEFF', bankName: 'Linden Bank', ...address, countryIsoCode: 'DE' } },
  ],
  [
    'ibanGet',
    'customer',
    'none',
    { iban: 'DE14900900900000000017' },
    {
      bank: {
        SWIFT: 'LNDNDEFFXXX',
        bankName: 'Linden Bank',
        branch: 'Mitte',
        ...address,
        countryIsoCode: 'DE',
        country: 'Germany',
      },
    },
  ],
  ['eftFeeGet', 'customer', 'none', toPrice, price],
  [
    'wireFeeGet',
    'customer',
    'none',
    { ...toPrice, feeShare: 'SHA' },
    { ...price, fee: '12.50', arriving: '86.51', deducted: '13.49' },
  ],
  [
    'eftTransfer',
    'customer',
    'opens',
    { ...toPrice, ...payee, expectedFromAmount: '92.70', expectedFee: '2.00' },
    { transactionId: '00018', fromAmount: '92.70', fee: '2.00', feeCurrencyCode: 'EUR' },
  ],
  [
    'wireTransfer',
    'customer',
    'opens',
    { ...toPrice, ...payee, feeShare: 'BEN', note: 'Invoice 7' },
    {
      approval: { trxid: 'x1', approveType: 'otp', availableApprovalMethods: ['otp'] },
      fromAmount: '92.70',
      fee: '0.00',
      feeCurrencyCode: 'EUR',
    },
  ],
  [
    'instantBankList',
    'customer',
    'none',
    { countryCode: 'BR' },
    { items: [{ id: '901', name: 'Banco Ipê' }] },
  ],
  [
    'instantKeyInfoGet',
    'customer',
    'none',
    { countryCode: 'BR', instantKeyType: 'cpf', instantKey: '529.982.247-25' },
    {
      keyInfo: { exists: true, ownerName: 'Bruna A.', bankCode: '901', bankName: 'Banco Ipê' },
    },
  ],
  ['cryptoEftFeeGet', 'customer', 'none', { ...toPrice, currency: 'BTC' }, price],
  ['instantFeeGet', 'customer', 'none', { ...toPrice, currency: 'BRL' }, price],
  ['interacFeeGet', 'customer', 'none', { ...toPrice, currency: 'CAD' }, price],
  ['cryptoEftTransfer', 'customer', 'opens', toWallet, sent],
  ['instantTransfer', 'customer', 'opens', byKey, sent],
  ['interacTransfer', 'customer', 'opens', byEmail, sent],
  ['octFeeGet', 'customer', 'none', toPrice, price],
  [
    'octTransfer',
    'customer',
    'opens',
    { ...toPrice, payeeName: 'Prairie Tools Inc', details: { cardId: 'card-7f3a-4242' } },
    sent,
  ],
  [
    'transferRehearse',
    'customer',
    'none',
    { operation: 'eft', ...toPrice, ...payee, expectedFee: '2.00' },
    {
      rehearsal: {
        approveType: 'push',
        forOthers: true,
        fromAmount: '92.70',
        fromCurrencyCode: 'EUR',
        fee: '2.00',
        total: '94.70',
        rate: '1.07877900',
        arriving: '100.00',
        currency: 'USD',
        arrivesAt: '2026-11-24T14:00:00.000Z',
        isNewPayee: true,
      },
    },
  ],
  [
    'externalTransferGet',
    'customer',
    'none',
    { transactionId: '00018' },
    {
      transfer: {
        transactionId: '00018',
        kind: 'eft',
        rail: 'ach',
        state: 'returned',
        sentAt: '2026-11-20T14:00:00.000Z',
        arrivesAt: '2026-11-24T14:00:00.000Z',
        returnedAt: '2026-11-25T14:00:00.000Z',
        ...payee,
        countryCode: 'US',
        amount: '100.00',
        currency: 'USD',
      },
    },
  ],
] as const
