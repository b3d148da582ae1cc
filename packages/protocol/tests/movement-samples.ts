/** A row of the history, as it goes over the wire. */
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

/** One of those paid lately. */
export const recent = {
  id: '1',
  type: 'p2p',
  isDisabled: false,
  beneficiaryName: 'Ben T.',
  beneficiaryEmail: 'ben@sixpence.example',
  beneficiaryKind: 'person',
  amount: '12.00',
  currencyCode: 'EUR',
  date: '2026-11-21T08:49:00.000Z',
}
