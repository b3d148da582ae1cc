import type { InvoiceFilter, InvoiceStatus, invoiceMethods } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { type SqlPart, sqlPart } from '../db/index.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { type InvoiceRecord, invoiceColumns } from './invoice-record.ts'
import { viewsOf } from './invoice-view.ts'

const PAGE = 20
const MOST = 100

export const listInvoiceHandlers = {
  listSent: async (filter, context) => {
    const { customerId } = context.caller
    const found = await findPage(context, filter, [sqlPart`invoice.payee_id = ${customerId}`])
    const concerned = found.rows.map(invoice => ({ invoice, party: 'payee' as const }))
    return { items: [...(await viewsOf(context, concerned))], total: found.total }
  },
  listReceived: async (filter, context) => {
    const found = await findPage(context, filter, await receivedBy(context))
    const concerned = found.rows.map(({ isAsked, ...invoice }) => ({
      invoice,
      party: isAsked ? ('addressee' as const) : ('bearer' as const),
    }))
    return { items: [...(await viewsOf(context, concerned))], total: found.total }
  },
} satisfies Partial<Handlers<typeof invoiceMethods>>

/** What was received in each way: an invoice is in one of them alone, and an index finds it there. */
async function receivedBy({ sql, caller }: CallerContext): Promise<readonly SqlPart[]> {
  const { customerId } = caller
  const [reader] = await sql<{ email: string | null; held: string[] }>`
    select (select email from customer where id = ${customerId}) as email, array(
      select invoice_id from payment
      where customer_id = ${customerId} and status = 'pendingApproval' and invoice_id is not null
      union
      select invoice_bearer.invoice_id from invoice_bearer join invoice_link using (secret_hash)
      where customer_id = ${customerId} and ended_at is null
    ) as held`
  const { email = null, held = [] } = reader ?? {}
  const isOthers = sqlPart`invoice_asks(invoice, ${customerId}, ${email}) is not true`
  return [
    // The two halves of `invoice_asks`: an index finds the newest of each.
    sqlPart`payer_id = ${customerId}`,
    sqlPart`payer_id is null and to_email = ${email}`,
    sqlPart`paid_by = ${customerId} and ${isOthers}`,
    sqlPart`id = any(${held}::text[]) and paid_by is distinct from ${customerId} and ${isOthers}`,
  ].map(part => sqlPart`${part} and payee_id is distinct from ${customerId}`)
}

type Found = InvoiceRecord & { readonly isAsked: boolean }

async function findPage(
  { sql, clock, caller }: CallerContext,
  { statusId, pageNumber = 1, pageSize = PAGE }: InvoiceFilter,
  parts: readonly SqlPart[],
): Promise<{ readonly rows: readonly Found[]; readonly total: number }> {
  if (!isCount(pageNumber)) throw refuse.invalid('pageNumber', 'has to be 1 or more')
  if (!isCount(pageSize) || pageSize > MOST) {
    throw refuse.invalid('pageSize', `has to be 1 to ${MOST}`)
  }
  const now = clock.now()
  const { customerId } = caller
  const status =
    statusId === undefined ? sqlPart`true` : isAt(statusId, { now, reader: customerId })
  const skipped = (pageNumber - 1) * pageSize
  const counts = parts
    .map(part => sqlPart`(select count(*)::int from invoice where ${part} and ${status})`)
    .reduce((sum, part) => sqlPart`${sum} + ${part}`)
  const [count] = await sql<{ total: number }>`select ${counts} as total`
  const newest = parts
    .map(
      part => sqlPart`(select position from invoice where ${part} and ${status}
        order by position desc limit ${skipped + pageSize}::integer)`,
    )
    .reduce((all, part) => sqlPart`${all} union all ${part}`)
  // What is shown of them is found out for those of the page alone.
  const rows = await sql<Found & Record<string, unknown>>`
    with page as materialized (
      select position from (${newest}) newest
      order by position desc limit ${pageSize}::integer offset ${skipped}::integer
    )
    select ${invoiceColumns(now, customerId)},
      invoice_asks(invoice, customer.id, customer.email) is true as "isAsked"
    from page join invoice using (position) join customer on customer.id = ${customerId}
    order by invoice.position desc`
  return { rows, total: count?.total ?? 0 }
}

/** `invoice_state` turned around: what waits for an approval is asked for once, not row by row. */
function isAt(
  status: InvoiceStatus,
  { now, reader }: { readonly now: Date; readonly reader: string },
): SqlPart {
  if (status === 'paid' || status === 'rejected') return sqlPart`invoice.status = ${status}`
  const waits = sqlPart`invoice.position in (
    select asked.position from payment join invoice asked on asked.id = payment.invoice_id
    where payment.status = 'pendingApproval'
      and invoice_waits(payment.invoice_id, ${now}::timestamptz, '', ${reader}))`
  if (status === 'pendingApproval') return sqlPart`invoice.status = 'open' and ${waits}`
  const today = sqlPart`(${now}::timestamptz at time zone 'UTC')::date`
  const day = status === 'unpaid' ? sqlPart`due_on < ${today}` : sqlPart`due_on >= ${today}`
  return sqlPart`invoice.status = 'open' and ${day} and not (${waits})`
}
