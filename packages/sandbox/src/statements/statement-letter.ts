import type { CallerContext } from '../context.ts'
import { writingOf } from '../language/index.ts'
import { findStatement } from './find-statement.ts'
import { statementRows, type StatementRow } from './statement-rows.ts'
import { STATEMENT_WORDS, type StatementWords } from './statement-words.ts'
import { TRANSACTION_TYPE_WORDS, type Letter } from '../rendering/index.ts'

interface Context extends Pick<CallerContext, 'sql' | 'caller' | 'locale' | 'clock'> {
  /** The bank's home country. */
  readonly region?: string | undefined
}

/** A statement as a letter, and the name of its file. */
export interface StatementLetter {
  readonly what: string
  /** The month in the file's name. */
  readonly on: string
  readonly draft: Omit<Letter, 'entity' | 'at'>
}

/** Drafts the statement with that id: its totals, then every movement with the balance after it. */
export async function statementLetter(id: string, context: Context): Promise<StatementLetter> {
  const found = await findStatement(context, id)
  const { sql, locale, region } = context
  const { account, month } = found
  const words = STATEMENT_WORDS[locale]
  const [holder] = await sql<{ name: string }>`
    select full_name(customer) as name from customer_account
      join customer on customer.id = customer_id where customer_account.id = ${account.id}`
  const write = writingOf(locale, region)
  const amount = (of: string) => write.amount(of, account.currencyCode)
  const facts = [
    [words.holder, holder?.name ?? ''],
    [words.account, account.id],
    [words.currency, account.currencyCode],
    [words.period, `${write.day(month.dateFrom)} – ${write.day(month.dateTo)}`],
    [words.beginning, amount(month.beginning)],
    [words.credit, amount(month.credit)],
    [words.debit, amount(month.debit)],
    [words.ending, amount(month.ending)],
    [words.processing, String(month.processing)],
    [words.rejected, String(month.rejected)],
  ] as const
  const rows = await statementRows(context, found)
  return {
    what: `statement-${account.id.slice(-4)}`,
    on: month.dateFrom.slice(0, 7),
    draft: {
      title: words.title,
      locale,
      facts,
      paragraphs: [rows.length === 0 ? words.none : '', words.closing].filter(Boolean),
      ...(rows.length > 0 && { table: tableOf(rows, words, context) }),
    },
  }
}

function tableOf(
  rows: readonly StatementRow[],
  words: StatementWords,
  { locale, region }: Pick<Context, 'locale' | 'region'>,
) {
  const write = writingOf(locale, region)
  const types = TRANSACTION_TYPE_WORDS[locale]
  return {
    columns: [
      { title: words.date, share: 0.17 },
      { title: words.description, share: 0.38 },
      { title: words.debit, share: 0.15, isNumber: true },
      { title: words.credit, share: 0.15, isNumber: true },
      { title: words.balance, share: 0.15, isNumber: true },
    ],
    rows: rows.map(({ day, type, counterparty, description, ...row }) => [
      write.shortDay(day),
      [types[type], counterparty, description].filter(Boolean).join(' · '),
      row.direction === 'out' ? write.number(row.amount) : '',
      row.direction === 'in' ? write.number(row.amount) : '',
      write.number(row.balance),
    ]),
  }
}
