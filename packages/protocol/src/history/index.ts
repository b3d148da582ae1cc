export { listTransactions, TRANSACTION_TYPE, transactionSchema } from './transaction.ts'
export type { Transaction, TransactionType } from './transaction.ts'
