/** A row of the history, as sent over the wire. */
export const transaction = {
  id: '00019',
  transactionId: '00018',
  date: '2026-11-21T08:49:00.000Z',
  type: 3,
  accountId: '0012',
  direction: 'out',
  amount: '12.00',
  fee: '0.25',
  currencyCode: 'EUR',
  balanceAfter: '12468.30',
  counterpartyName: 'Munteanu Books SRL',
  counterpartyKind: 'business',
  status: 'completed',
}

/** A recent transfer. */
export const recent = {
  id: '1',
  type: 'p2p',
  isDisabled: false,
  permission: '3d',
  fromAccount: '0012',
  beneficiaryName: 'Ben T.',
  beneficiaryEmail: 'ben@sixpence.example',
  beneficiaryKind: 'person',
  amount: '12.00',
  currencyCode: 'EUR',
  date: '2026-11-21T08:49:00.000Z',
}

/** A recent transfer that left the bank. */
export const recentAbroad = {
  id: '2',
  type: 'eft',
  isDisabled: false,
  permission: '3d',
  fromAccount: '0012',
  beneficiaryName: 'Lena Vogt',
  amount: '740.00',
  currencyCode: 'EUR',
  date: '2026-11-20T08:49:00.000Z',
  countryCode: 'DE',
  toAmount: '740.00',
  currency: 'EUR',
  details: { iban: 'DE14900900900000000017' },
}
