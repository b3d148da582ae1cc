// An answer of 5,000 rows, from text to what the core hands on.
import { listTransactions } from '../../packages/protocol/src/index.ts'

const ROWS = 5000
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
const TEXT = JSON.stringify({
  responseCode: '00',
  responseDescription: '',
  transactions: { transaction: Array.from({ length: ROWS }, (_, index) => row(index)) },
  results: ROWS,
  rejectedCount: 0,
  processingCount: 0,
})

const WAYS = {
  'JSON.parse': () => JSON.parse(TEXT),
  'JSON.parse and the check': () => listTransactions.output.parse(JSON.parse(TEXT)),
}

globalThis.ways = Object.keys(WAYS)
globalThis.measure = way => {
  const started = performance.now()
  const answer = WAYS[way]()
  const took = performance.now() - started
  if (answer.transactions.transaction.length !== ROWS) throw new Error('rows were lost')
  return took
}
