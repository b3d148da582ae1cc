import type { CallerContext } from '../context.ts'
import { writingOf } from '../language/index.ts'
import { RECEIPT_WORDS } from './receipt-words.ts'
import type { Letter } from '../rendering/index.ts'

interface Context extends Pick<CallerContext, 'sql' | 'caller' | 'locale'> {
  /** The bank's home country. */
  readonly region?: string | undefined
}

interface MovementRow {
  readonly number: string
  readonly at: Date
  readonly holder: string
  readonly account: string
  readonly direction: 'in' | 'out'
  readonly amount: string
  readonly currency: string
  readonly other: string | null
  readonly note: string | null
}

/**
 * Drafts the receipt of a row of the history; undefined if nothing moved or the row isn't the
 * customer's.
 */
export async function draftReceipt(
  id: string,
  { sql, caller, locale, region }: Context,
): Promise<Omit<Letter, 'entity' | 'at'> | undefined> {
  // Ids of pending payments have another form.
  if (!/^\d{1,18}$/.test(id)) return undefined
  const [moved] = await sql<MovementRow & object>`
    select transaction_id as number, at, full_name(customer) as holder, account_id as account,
      direction, amount, currency_code as currency, counterparty_name as other, description as note
    from history_row moved join customer on customer.id = moved.customer_id
    where moved.position = ${id}::bigint and moved.customer_id = ${caller.customerId}`
  if (!moved) return undefined
  const words = RECEIPT_WORDS[locale]
  const write = writingOf(locale, region)
  const facts: (readonly [string, string | null])[] = [
    [words.amount, write.amount(moved.amount, moved.currency)],
    [moved.direction === 'in' ? words.from : words.to, moved.other],
    [words.note, moved.note],
    [words.holder, moved.holder],
    [words.account, moved.account],
    [words.date, write.moment(moved.at)],
    [words.number, moved.number],
  ]
  return {
    title: words.title,
    locale,
    paragraphs: [moved.direction === 'in' ? words.received : words.sent, words.closing],
    facts: facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  }
}
