const ORDER = {
  permission: '3d',
  countryCode: 'DE',
  currency: 'EUR',
  amount: '200.00',
  feeShare: 'OUR',
  payeeName: 'Lena Vogt',
  details: { iban: 'DE14900900900000000017' },
}

const INPUTS: Readonly<Record<string, object>> = {
  availableTransfersGet: ORDER,
  availableTransfersByCountryGet: ORDER,
  branchCodeOptionsGet: { bankCode: '90090090' },
  extraParamsGet: { currency: 'USD', operation: 'eft' },
  swiftGet: { code: 'LNDNDEFF' },
  ibanGet: { iban: 'DE14900900900000000017' },
  eftFeeGet: ORDER,
  wireFeeGet: ORDER,
  eftTransfer: ORDER,
  wireTransfer: ORDER,
}

/** What calls about transfers out of the bank take beside what other calls take, too. */
export const externalInput = (name: string): object => INPUTS[name] ?? {}
