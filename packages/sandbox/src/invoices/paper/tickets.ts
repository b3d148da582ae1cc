import type { CallerContext } from '../../context.ts'
import { newSecret, sha256 } from '../../credentials/index.ts'

/** How long a PDF stays where it was said to be. */
export const TICKET_LIFE_MS = 5 * 60_000

type Now = Pick<CallerContext, 'sql' | 'clock'>

/**
 * Opens the PDFs of invoices to a customer for a short while, with one ticket for all of them.
 * Answers what tells the address of each. Without a customer they are open to whoever has it.
 */
export async function ticketFor(
  { sql, clock }: Now,
  customerId: string | undefined,
  ids: readonly string[],
): Promise<(id: string) => string | undefined> {
  if (ids.length === 0) return () => undefined
  const [ticket, now] = [newSecret(), clock.now()]
  await sql`delete from invoice_ticket where expires_at <= ${now}`
  await sql`
    insert into invoice_ticket (ticket_hash, customer_id, invoice_ids, expires_at)
    values (${await sha256(ticket)}, ${customerId}, ${[...ids]},
      ${new Date(now.getTime() + TICKET_LIFE_MS)})`
  const open = new Set(ids)
  const folder = customerId === undefined ? '/public-api/invoice-files' : '/invoice-files'
  return id => (open.has(id) ? `${folder}/${ticket}${id}` : undefined)
}

/** Which invoice an address is for, while it is; undefined for any other, or another customer. */
export async function invoiceOfTicket(
  { sql, clock }: Now,
  customerId: string | undefined,
  address: string,
): Promise<string | undefined> {
  const [, ticket, id] = /^([\w-]{43})([0-9a-f]{32})$/.exec(address) ?? []
  if (ticket === undefined || id === undefined) return undefined
  const rows = await sql`
    select from invoice_ticket
    where ticket_hash = ${await sha256(ticket)} and ${id} = any(invoice_ids)
      and customer_id is not distinct from ${customerId}::text and expires_at > ${clock.now()}`
  return rows.length > 0 ? id : undefined
}
