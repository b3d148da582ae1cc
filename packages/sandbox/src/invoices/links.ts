import type { Context } from '../context.ts'
import { newSecret, sha256 } from '../credentials/index.ts'
import { refuse } from '../http/index.ts'
import { findInvoice, type InvoiceRecord } from './invoice-record.ts'

type Now = Pick<Context, 'sql' | 'clock'>

/** Creates a link to an invoice and returns its secret. The bank stores only its hash. */
export async function makeLink(
  { sql, clock }: Now,
  invoiceId: string,
  { isMailed }: { readonly isMailed: boolean },
): Promise<string> {
  const secret = newSecret()
  await sql`
    insert into invoice_link (secret_hash, invoice_id, is_mailed, created_at)
    values (${await sha256(secret)}, ${invoiceId}, ${isMailed}, ${clock.now()})`
  return secret
}

/** The invoice that a live link opens. */
export interface LinkedInvoiceRecord {
  readonly invoice: InvoiceRecord
  readonly secretHash: string
  /** True if only the addressee got the link. */
  readonly isMailed: boolean
}

/**
 * Follows a link.
 *
 * @throws {Refusal} `13` when it leads nowhere, whether it has ended or never existed.
 */
export async function followLink(context: Now, secret: string): Promise<LinkedInvoiceRecord> {
  const secretHash = await sha256(secret)
  const [link] = await context.sql<{ id: string; isMailed: boolean }>`
    select invoice_id as id, is_mailed as "isMailed" from invoice_link
    where secret_hash = ${secretHash} and ended_at is null`
  const invoice = link && (await findInvoice(context, link.id))
  if (!invoice) throw refuse.accessDenied('This link leads nowhere any more.')
  return { invoice, secretHash, isMailed: link.isMailed }
}
