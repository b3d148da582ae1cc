import type { Locale } from '@sixpence/protocol'
import { EXPORT_WORDS } from './export-words.ts'
import type { TransactionRow } from './find-transactions.ts'

// A program that opens the file would take such a cell for a formula and work it out.
const FORMULA = /^[=+\-@＝＋－＠\t\r\n\0]/
const NUMBER = /^-?\d+(\.\d+)?$/

/** One cell of a CSV file (RFC 4180) that no program takes for a formula; numbers stay numbers. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`

/** The first line: what the columns are called. By its first letter programs know it as UTF-8. */
export function csvHead(locale: Locale): string {
  return `\uFEFF${csvLine(EXPORT_WORDS[locale].columns)}`
}

/** Rows of the history as lines. What left an account is below zero; moments are in UTC. */
export function csvLines(rows: readonly TransactionRow[], locale: Locale): string {
  const { types, statuses } = EXPORT_WORDS[locale]
  return rows
    .map(row =>
      csvLine([
        row.at.toISOString().slice(0, 10),
        row.at.toISOString().slice(11, 19),
        types[row.type],
        statuses[row.status],
        row.counterparty_name ?? '',
        row.counterparty_email ?? '',
        row.description ?? '',
        row.account_id,
        row.direction === 'out' ? `-${row.amount}` : row.amount,
        row.currency_code,
        row.status === 'completed' ? row.balance_after : '',
        row.transaction_id,
      ]),
    )
    .join('')
}
