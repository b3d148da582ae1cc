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
    const found = await findPage(context, filter, sqlPart`invoice.payee_id = ${customerId}`)
    const concerned = found.rows.map(invoice => ({ invoice, party: 'payee' as const }))
    return { items: [...(await viewsOf(context, concerned))], total: found.total }
  },
  listReceived: async (filter, context) => {
    const found = await findPage(context, filter, receivedBy(context))
    const concerned = found.rows.map(({ isAsked, ...invoice }) => ({
      invoice,
      party: isAsked ? ('addressee' as const) : ('bearer' as const),
    }))
    return { items: [...(await viewsOf(context, concerned))], total: found.total }
  },
} satisfies Partial<Handlers<typeof invoiceMethods>>

/** By way of their ids: each part is found by an index of its own. */
const receivedBy = ({ caller: { customerId } }: CallerContext): SqlPart => sqlPart`
  invoice.id in (
    select id from invoice where payer_id = ${customerId}
    union
    select invoice.id from invoice join customer on customer.email = to_email
    where customer.id = ${customerId} and payer_id is null
    union
    select id from invoice where paid_by = ${customerId}
    union
    select invoice_id from payment
    where customer_id = ${customerId} and status = 'pendingApproval' and invoice_id is not null
    union
    select invoice_bearer.invoice_id from invoice_bearer join invoice_link using (secret_hash)
    where customer_id = ${customerId} and ended_at is null
  ) and invoice.payee_id is distinct from ${customerId}`

type Found = InvoiceRecord & { readonly isAsked: boolean }

async function findPage(
  { sql, clock, caller }: CallerContext,
  { statusId, pageNumber = 1, pageSize = PAGE }: InvoiceFilter,
  whose: SqlPart,
): Promise<{ readonly rows: readonly Found[]; readonly total: number }> {
  if (!isCount(pageNumber)) throw refuse.invalid('pageNumber', 'has to be 1 or more')
  if (!isCount(pageSize) || pageSize > MOST) {
    throw refuse.invalid('pageSize', `has to be 1 to ${MOST}`)
  }
  const now = clock.now()
  const { customerId } = caller
  const matching = sqlPart`${whose} and ${statusId === undefined ? sqlPart`true` : isAt(statusId, { now, reader: customerId })}`
  const [count] = await sql<{ total: number }>`
    select count(*)::int as total from invoice where ${matching}`
  const rows = await sql<Found & Record<string, unknown>>`
    select ${invoiceColumns(now, customerId)},
      (payer_id is not distinct from ${customerId} or (payer_id is null
        and to_email = (select email from customer where id = ${customerId}))) as "isAsked"
    from invoice where ${matching}
    order by invoice.position desc
    limit ${pageSize}::integer offset ${(pageNumber - 1) * pageSize}::integer`
  return { rows, total: count?.total ?? 0 }
}

/** `invoice_state` turned around: what waits for an approval is asked for once, not row by row. */
function isAt(
  status: InvoiceStatus,
  { now, reader }: { readonly now: Date; readonly reader: string },
): SqlPart {
  if (status === 'paid' || status === 'rejected') return sqlPart`invoice.status = ${status}`
  const waits = sqlPart`invoice.id in (
    select payment.invoice_id from payment
    where payment.status = 'pendingApproval' and payment.invoice_id is not null
      and invoice_waits(payment.invoice_id, ${now}::timestamptz, '', ${reader}))`
  if (status === 'pendingApproval') return sqlPart`invoice.status = 'open' and ${waits}`
  const today = sqlPart`(${now}::timestamptz at time zone 'UTC')::date`
  const day = status === 'unpaid' ? sqlPart`due_on < ${today}` : sqlPart`due_on >= ${today}`
  return sqlPart`invoice.status = 'open' and ${day} and not (${waits})`
}
