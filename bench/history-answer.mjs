const row = index => ({
  id: String(1_000_000 + index),
  transactionId: `trx-${index}`,
  date: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}T08:49:00.000Z`,
  type: 3,
  typeName: 'Transfer to a person',
  accountId: '1000000001',
  direction: index % 2 ? 'in' : 'out',
  amount: `${index + 1}.25`,
  currencyCode: 'EUR',
  balanceAfter: `${10_000 + index}.50`,
  counterpartyName: 'Vera Kovalenko',
  counterpartyEmail: 'vera@sixpence.example',
  description: 'Dinner on Friday',
  status: 'completed',
})

/** Returns the bank's answer for a history with this many rows, as text. */
export const historyAnswer = rows =>
  JSON.stringify({
    responseCode: '00',
    responseDescription: '',
    transactions: { transaction: Array.from({ length: rows }, (_, index) => row(index)) },
    results: rows,
    rejectedCount: 0,
    processingCount: 0,
  })
