import type { CallerContext } from '../../context.ts'
import { newSecret, sha256 } from '../../credentials/index.ts'

/** The life of a PDF's address. */
export const TICKET_LIFE_MS = 5 * 60_000

type Now = Pick<CallerContext, 'sql' | 'clock'>

/** The readers of PDFs: a customer, or anybody with their address while a link lives. */
type Opener = { readonly customerId: string } | { readonly secretHash: string }

/**
 * Opens the PDFs of invoices for a short while, with one ticket for all of them. Returns a function
 * that gives the address of each.
 */
export async function ticketFor(
  { sql, clock }: Now,
  opener: Opener,
  ids: readonly string[],
): Promise<(id: string) => string | undefined> {
  if (ids.length === 0) return () => undefined
  const customerId = 'customerId' in opener ? opener.customerId : undefined
  const secretHash = 'secretHash' in opener ? opener.secretHash : undefined
  const [ticket, now] = [newSecret(), clock.now()]
  await sql`delete from invoice_ticket where expires_at <= ${now}`
  await sql`
    insert into invoice_ticket (ticket_hash, customer_id, secret_hash, invoice_ids, expires_at)
    values (${await sha256(ticket)}, ${customerId}, ${secretHash}, ${[...ids]},
      ${new Date(now.getTime() + TICKET_LIFE_MS)})`
  const open = new Set(ids)
  const folder = customerId === undefined ? '/public-api/invoice-files' : '/invoice-files'
  return id => (open.has(id) ? `${folder}/${ticket}${id}` : undefined)
}

/** Returns the invoice of an address while it lives; undefined for any other, or another customer. */
export async function invoiceOfTicket(
  { sql, clock }: Now,
  customerId: string,
  address: string,
): Promise<string | undefined> {
  const { hash, id } = await readAddress(address)
  const rows = await sql`
    select from invoice_ticket
    where ticket_hash = ${hash} and ${id} = any(invoice_ids)
      and customer_id = ${customerId} and expires_at > ${clock.now()}`
  return rows.length > 0 ? id : undefined
}

/** Does the same for an address that a link opened: it stops working when the link ends. */
export async function invoiceOfPublicTicket(
  { sql, clock }: Now,
  address: string,
): Promise<string | undefined> {
  const { hash, id } = await readAddress(address)
  const rows = await sql`
    select from invoice_ticket join invoice_link using (secret_hash)
    where ticket_hash = ${hash} and ${id} = any(invoice_ids)
      and ended_at is null and expires_at > ${clock.now()}`
  return rows.length > 0 ? id : undefined
}

/** Returns the parts of an address; one of another shape finds nothing. */
async function readAddress(address: string) {
  const [, ticket = '', id = ''] = /^([\w-]{43})([0-9a-f]{32})$/.exec(address) ?? []
  return { hash: await sha256(ticket), id }
}
