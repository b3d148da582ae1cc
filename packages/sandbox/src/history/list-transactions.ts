import type { Transaction } from '@sixpence/protocol'
import type { historyMethods } from '@sixpence/protocol/schemas'
import { ownAccount } from '../accounts/index.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { compare } from '../money/index.ts'
import { countTransactions } from './count-transactions.ts'
import { findTransactions, type TransactionRow } from './find-transactions.ts'
import { transactionFilter } from './transaction-filter.ts'

const PAGE_SIZE = 20

export const listTransactionsHandlers = {
  list: async (input, context) => {
    if (input.accountId !== undefined) await ownAccount(context, input.accountId)
    const filter = transactionFilter(input)
    const passed = (pageNumber(input.pageNumber) - 1) * PAGE_SIZE
    const { before, above, ...counts } = await countTransactions(context, filter, passed)
    const rows = before
      ? await findTransactions(context, filter, {
          limit: PAGE_SIZE,
          offset: passed - above,
          before: filter.before && filter.before < before ? filter.before : before,
          below: null,
        })
      : []
    return {
      transactions: { transaction: rows.map(transactionOf) },
      results: counts.results,
      rejectedCount: counts.rejected,
      processingCount: counts.processing,
    }
  },
} satisfies Partial<Handlers<typeof historyMethods>>

function pageNumber(page = 1): number {
  if (isCount(page)) return page
  throw refuse.invalid('pageNumber', 'Pages are counted from 1.')
}

function transactionOf(row: TransactionRow): Transaction {
  return {
    id: row.id,
    transactionId: row.transaction_id,
    date: row.at.toISOString(),
    type: row.type,
    accountId: row.account_id,
    direction: row.direction,
    amount: row.amount,
    ...(compare(row.fee, '0') > 0 && { fee: row.fee }),
    currencyCode: row.currency_code,
    balanceAfter: row.balance_after,
    ...(row.counterparty_name !== null && { counterpartyName: row.counterparty_name }),
    ...(row.counterparty_email !== null && { counterpartyEmail: row.counterparty_email }),
    ...(row.counterparty_kind !== null && { counterpartyKind: row.counterparty_kind }),
    ...(row.description !== null && { description: row.description }),
    status: row.status,
    ...(row.batch_id !== null && { batchId: row.batch_id }),
  }
}
