import type { CallerContext } from '../../context.ts'
import { sqlPart } from '../../db/index.ts'
import type { Decimal } from '../../money/index.ts'
import { hasPaid } from '../../payments/index.ts'
import type { Draft } from '../drafts/find-draft.ts'
import type { PaidType } from '../paying/paid-type.ts'
import { newsOfAccounts } from './news-of-accounts.ts'
import type { OrderedRow } from './ordered-rows.ts'
import { ratesFor, rowPrice } from './row-price.ts'

const ROWS_AT_ONCE = 2000

interface NewOrder extends Pick<Draft, 'id' | 'name' | 'accountId' | 'currencyCode'> {
  readonly type: PaidType
  readonly rows: readonly OrderedRow[]
}

/**
 * Keeps the rows of a batch as an order, with the payees and prices of now. Returns its totals. The
 * owner of an address is paid only while they have it.
 */
export async function keepOrder(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { id, name, type, accountId, currencyCode, rows }: NewOrder,
): Promise<{ readonly amount: Decimal; readonly fee: Decimal }> {
  const { sql, clock, caller } = context
  await sql`
    insert into batch_order (id, customer_id, made_by, name, type, account_id, at, rows)
    values (${id}, ${caller.customerId}, ${caller.ownCustomerId}, ${name}, ${type}, ${accountId},
      ${clock.now()}, ${rows.length})`
  const rates = await ratesFor(context, currencyCode, new Set(rows.map(row => row.currencyCode)))
  const { tables, leaves, fee } = rowPrice({ type, currencyCode, rates })
  // Also for a caller who may approve it: they can lose the right before they confirm it.
  const newsOf = await newsOfAccounts(
    context,
    rows.flatMap(({ account }) => account ?? []),
  )
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const part = rows.slice(at, at + ROWS_AT_ONCE).map(row => ({
      ...row,
      news: row.account && newsOf(row.account),
    }))
    await sql`
      insert into batch_order_line (batch_id, row_id, place, email, payee_id, account, amount,
        to_amount, fee_share, fee, note, news, name_check, holder, replaces, origin)
      select ${id}, "rowId", row.position, row.email, payee.id, account, ${leaves},
        case when account is not null then row.amount end, row.fee_share, ${fee}, note,
        case when account is not null then news
          when not ${hasPaid(caller.customerId, sqlPart`payee.id`)}
          then 'newPayee' end,
        "nameCheck", holder, replaces, origin
      from (
        select *, "currencyCode" as currency_code, "feeShare" as fee_share
        from jsonb_to_recordset(${JSON.stringify(part)})
          as row ("rowId" text, position integer, email text, account jsonb, amount numeric,
            "currencyCode" text, "feeShare" text, note text, news text, "nameCheck" text,
            holder text, replaces text, origin text)
      ) row join ${tables} left join customer payee on payee.email = row.email`
  }
  const [sums] = await sql<{ amount: Decimal; fee: Decimal }>`
    select sum(amount) as amount, sum(fee) as fee from batch_order_line where batch_id = ${id}`
  return sums ?? { amount: '0', fee: '0' }
}
