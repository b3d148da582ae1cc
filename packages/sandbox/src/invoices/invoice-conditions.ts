import type { InvoiceStatus } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { type SqlPart, sqlPart } from '../db/index.ts'

/** Matches sent invoices. */
export const sentBy = ({ caller }: Pick<CallerContext, 'caller'>): readonly SqlPart[] => [
  sqlPart`invoice.payee_id = ${caller.customerId}`,
]

/**
 * Matches received invoices, one condition per way: each invoice is in only one, and an index finds
 * it.
 */
export async function receivedBy({ sql, caller }: CallerContext): Promise<readonly SqlPart[]> {
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

/** The reverse of `invoice_state`: looks up what waits for an approval once, not row by row. */
export function isAt(
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
