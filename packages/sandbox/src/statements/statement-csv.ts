import type { CallerContext } from '../context.ts'
import { findStatement } from './find-statement.ts'
import { statementRows } from './statement-rows.ts'
import { STATEMENT_WORDS } from './statement-words.ts'
import { TRANSACTION_TYPE_WORDS, writeCsv } from '../rendering/index.ts'

type Context = Pick<CallerContext, 'sql' | 'caller' | 'locale' | 'clock'>

/**
 * Returns the movements of a statement as a table for spreadsheets, with days and amounts in
 * formats for programs.
 */
export async function statementCsv(
  id: string,
  context: Context,
): Promise<{ readonly fileName: string; readonly text: string }> {
  const found = await findStatement(context, id)
  const { account, month } = found
  const words = STATEMENT_WORDS[context.locale]
  const types = TRANSACTION_TYPE_WORDS[context.locale]
  const head = [
    words.date,
    words.type,
    words.counterparty,
    words.description,
    words.debit,
    words.credit,
    words.balance,
    words.currency,
  ]
  const rows = await statementRows(context, found)
  const lines = rows.map(({ day, type, counterparty, description, ...row }) => [
    day,
    types[type],
    counterparty ?? '',
    description ?? '',
    row.direction === 'out' ? row.amount : '',
    row.direction === 'in' ? row.amount : '',
    row.balance,
    account.currencyCode,
  ])
  return {
    fileName: `statement-${account.id.slice(-4)}-${month.dateFrom.slice(0, 7)}.csv`,
    text: writeCsv([head, ...lines]),
  }
}
