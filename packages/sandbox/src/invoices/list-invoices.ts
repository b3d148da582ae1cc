import type { InvoiceFilter } from '@sixpence/protocol'
import type { invoiceMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../context.ts'
import { type SqlPart, sqlPart } from '../db/index.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { isCount } from '../input/index.ts'
import { type InvoiceRecord, invoiceColumns } from './invoice-record.ts'
import { viewsOf } from './invoice-view.ts'
import { isAt, receivedBy, sentBy } from './invoice-conditions.ts'

const PAGE = 20
const MOST = 100

export const listInvoiceHandlers = {
  listSent: async (filter, context) => {
    const found = await findPage(context, filter, sentBy(context))
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
  // The shown facts are computed only for the invoices of the page.
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
