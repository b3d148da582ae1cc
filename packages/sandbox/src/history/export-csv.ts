import { type Locale, utcDay } from '@sixpence/protocol'
import { EXPORT_WORDS } from './export-words.ts'
import type { TransactionRow } from './find-transactions.ts'
import { add, compare, negate, subtract } from '../money/index.ts'
import { csvHead, csvLine, TRANSACTION_TYPE_WORDS } from '../rendering/index.ts'

/** Returns the first line: the names of the columns. */
export const exportHead = (locale: Locale): string => csvHead(EXPORT_WORDS[locale].columns)

/**
 * Returns rows of the history as lines, each with the amount moved, its fee included. Money that
 * left an account is below zero; moments are in UTC.
 */
export function exportLines(rows: readonly TransactionRow[], locale: Locale): string {
  const { statuses } = EXPORT_WORDS[locale]
  const types = TRANSACTION_TYPE_WORDS[locale]
  return rows
    .map(row =>
      csvLine([
        utcDay(row.at),
        row.at.toISOString().slice(11, 19),
        types[row.type],
        statuses[row.status],
        row.counterparty_name ?? '',
        row.counterparty_email ?? '',
        row.description ?? '',
        row.account_id,
        moved(row),
        compare(row.fee, '0') > 0 ? row.fee : '',
        row.currency_code,
        row.status === 'completed' ? row.balance_after : '',
        row.transaction_id,
      ]),
    )
    .join('')
}

/** The change of the balance. */
const moved = ({ direction, amount, fee }: TransactionRow): string =>
  direction === 'out' ? negate(add(amount, fee)) : subtract(amount, fee)
