import type { OpenTotal } from '@sixpence/protocol'
import type { invoiceMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type SqlPart, sqlPart } from '../db/index.ts'
import type { Handlers } from '../http/index.ts'
import { isAt, receivedBy, sentBy } from './invoice-conditions.ts'

export const openTotalHandlers = {
  openTotals: async (_input, context) => ({
    received: await totalsOf(context, await receivedBy(context), sqlPart`amount + fee`),
    sent: await totalsOf(context, sentBy(context), sqlPart`amount`),
  }),
} satisfies Partial<Handlers<typeof invoiceMethods>>

/** Sums each currency separately. */
async function totalsOf(
  { sql, clock, caller }: CallerContext,
  parts: readonly SqlPart[],
  asked: SqlPart,
): Promise<OpenTotal[]> {
  const isOverdue = isAt('unpaid', { now: clock.now(), reader: caller.customerId })
  const open = parts
    .map(
      part => sqlPart`select currency_code, ${asked} as asked, ${isOverdue} as is_overdue
        from invoice where ${part} and invoice.status = 'open'`,
    )
    .reduce((all, part) => sqlPart`${all} union all ${part}`)
  return sql<OpenTotal & Record<string, unknown>>`
    select currency_code as "currencyCode", count(*)::int as count,
      round(sum(asked), max(minor_units))::text as amount,
      (count(*) filter (where is_overdue))::int as overdue
    from (${open}) open join currency on code = currency_code
    group by currency_code order by count desc, currency_code`
}
