import { hexOf } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import type { Decimal } from '../../money/index.ts'
import { minorUnits } from '../../money/index.ts'
import { feeOf } from '../../payments/index.ts'

/** The input for an invoice. */
export interface InvoiceDraft {
  /** By default a random one; a given one is for the first day, which is always the same. */
  readonly id?: string | undefined
  readonly kind: 'customer' | 'funding' | 'system'
  /** Undefined if the bank itself asks. */
  readonly payeeId?: string | undefined
  /** In lower case; undefined if it adds funds. */
  readonly toEmail?: string | undefined
  readonly amount: Decimal
  readonly currencyCode: string
  /** A day in UTC. */
  readonly dueOn: string
  readonly note?: string | undefined
}

interface Writing extends Pick<Context, 'sql' | 'clock'> {
  /** The attempt that makes it; empty if a repetition makes another one. */
  readonly key?: string
  /** The name and address of the bank, for its own invoices. */
  readonly entity?: { readonly name: string; readonly email: string }
}

/** Stores an invoice, with the name that the bank has verified, and returns its id. */
export async function writeInvoice(writing: Writing, draft: InvoiceDraft): Promise<string> {
  const { sql, clock, key = '' } = writing
  const { id = newInvoiceId() } = draft
  const { name, email } = writing.entity ?? (await verifiedName(writing, draft))
  const fee = draft.kind === 'system' ? '0' : await feeNow(writing, draft)
  await sql`
    insert into invoice (id, kind, payee_id, payee_name, payee_email, to_email, payer_id, amount,
      fee, currency_code, due_on, note, sent_at, attempt)
    values (${id}, ${draft.kind}, ${draft.payeeId}, ${name}, ${email}, ${draft.toEmail},
      (select customer.id from customer where customer.email = ${draft.toEmail}),
      ${draft.amount}, ${fee}, ${draft.currencyCode}, ${draft.dueOn}, ${draft.note},
      ${clock.now()}, ${key || undefined})`
  return id
}

/** 128 random bits, so that ids can't be guessed. */
const newInvoiceId = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)))

/** Returns the name and email; the email as name if unverified, since anybody can type a name. */
async function verifiedName(
  { sql }: Writing,
  { payeeId }: InvoiceDraft,
): Promise<{ name: string; email: string }> {
  const [payee] = await sql<{ name: string; email: string }>`
    select case when verified then full_name(customer) else email end as name, email
    from customer where id = ${payeeId}`
  if (!payee) throw new Error('An invoice is sent by nobody.')
  return payee
}

async function feeNow({ sql }: Writing, { amount, currencyCode }: InvoiceDraft): Promise<Decimal> {
  const decimals = (await minorUnits(sql, currencyCode)) ?? 0
  return feeOf(sql, 'invoice', { amount, decimals })
}
