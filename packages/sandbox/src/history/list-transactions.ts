import { listTransactions, type Transaction } from '@sixpence/protocol'
import { ownAccount } from '../accounts/index.ts'
import { namedMethodRoute } from '../http/index.ts'
import { findTransactions, type TransactionRow } from './find-transactions.ts'
import { transactionFilter } from './transaction-filter.ts'

export const listTransactionsRoute = namedMethodRoute(listTransactions, async (input, context) => {
  if (input.accountId !== undefined) await ownAccount(context, input.accountId)
  const rows = await findTransactions(context, transactionFilter(input))
  const [counts] = rows
  return {
    transactions: { transaction: rows.flatMap(row => transactionOf(row) ?? []) },
    results: Number(counts?.results),
    rejectedCount: Number(counts?.rejected_count),
    processingCount: Number(counts?.processing_count),
  }
})

function transactionOf(row: TransactionRow): Transaction | undefined {
  if (row.id === null) return undefined
  return {
    id: row.id,
    transactionId: row.transaction_id,
    date: row.at.toISOString(),
    type: row.type,
    accountId: row.account_id,
    direction: row.direction,
    amount: row.amount,
    currencyCode: row.currency_code,
    balanceAfter: row.balance_after,
    ...(row.counterparty_name !== null && { counterpartyName: row.counterparty_name }),
    ...(row.counterparty_email !== null && { counterpartyEmail: row.counterparty_email }),
    ...(row.description !== null && { description: row.description }),
    status: row.status,
  }
}
