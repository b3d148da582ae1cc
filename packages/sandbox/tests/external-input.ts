const ORDER = {
  permission: '3d',
  countryCode: 'DE',
  currency: 'EUR',
  amount: '200.00',
  feeShare: 'OUR',
  payeeName: 'Lena Vogt',
  details: { iban: 'DE14900900900000000017' },
}

const BY_CHAIN = {
  ...ORDER,
  currency: 'BTC',
  amount: '0.005',
  details: { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
}

const BY_KEY = {
  ...ORDER,
  countryCode: 'BR',
  currency: 'BRL',
  details: { instantKeyType: 'email', instantKey: 'bruna@banco.example' },
}

const BY_EMAIL = {
  ...ORDER,
  countryCode: 'CA',
  currency: 'CAD',
  details: { email: 'marc@mail.example' },
}

const BUTTON = { name: 'Mug', type: 'fixed', currencyCode: 'EUR', amount: '5.00' }

const INPUTS: Readonly<Record<string, object>> = {
  availableTransfersGet: ORDER,
  availableTransfersByCountryGet: ORDER,
  payeeNameCheck: ORDER,
  transferRehearse: { ...ORDER, operation: 'eft' },
  branchCodeOptionsGet: { bankCode: '90090090' },
  extraParamsGet: { currency: 'USD', operation: 'eft' },
  swiftGet: { code: 'LNDNDEFF' },
  ibanGet: { iban: 'DE14900900900000000017' },
  eftFeeGet: ORDER,
  wireFeeGet: ORDER,
  eftTransfer: ORDER,
  cryptoEftFeeGet: BY_CHAIN,
  cryptoEftTransfer: BY_CHAIN,
  instantFeeGet: BY_KEY,
  instantKeyInfoGet: { countryCode: 'BR', ...BY_KEY.details },
  instantTransfer: BY_KEY,
  octFeeGet: ORDER,
  octTransfer: { ...ORDER, details: { cardId: 'card-nobodys-4242' } },
  interacFeeGet: BY_EMAIL,
  interacTransfer: BY_EMAIL,
  wireTransfer: ORDER,
  savedButtonCreate: BUTTON,
  savedButtonUpdate: BUTTON,
  identityVerificationCreate: { name: 'Vera Kostova', reportType: 0, expectedFee: '5.00' },
}

/** Returns the additional input of calls about transfers out of the bank, and of merchants' calls. */
export const externalInput = (name: string): object => INPUTS[name] ?? {}
