import type { InvoiceStatus } from '@sixpence/protocol'
import type { CallerContext, Context } from '../../context.ts'
import { type Refusal, refuse } from '../../http/index.ts'

/** Holds an invoice until the transaction ends: whoever else would end it waits, then finds out. */
export async function holdInvoice({ sql }: Pick<Context, 'sql'>, id: string): Promise<void> {
  // Nothing else is read in this statement: it would see values from before the wait.
  await sql`select from invoice where id = ${id} for update`
}

/**
 * Holds an invoice of which a payment waited until now.
 *
 * @throws {Refusal} When it was paid or rejected in the meantime.
 */
export async function holdOpenInvoice(context: Pick<Context, 'sql'>, id: string): Promise<void> {
  await holdInvoice(context, id)
  const [row] = await context.sql<{ status: 'open' | 'paid' | 'rejected' }>`
    select status from invoice where id = ${id}`
  if (row && row.status !== 'open') throw notPayable(row.status)
}

/**
 * Lets a payment of an invoice that is held wait for others to approve it.
 *
 * @throws {Refusal} When another one of theirs waits, or of who was asked: of two requests for one
 *   invoice, one would be for nothing. Of who came by a link nobody else waits for anything.
 */
export async function checkOnlyWaits(
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  invoiceId: string,
  paymentId: string,
): Promise<void> {
  const [row] = await sql<{ waits: boolean }>`
    select invoice_waits(${invoiceId}, ${clock.now()}::timestamptz, ${paymentId},
      ${caller.customerId}) as waits`
  if (row?.waits) throw notPayable('pendingApproval')
}

/** Why an invoice can be neither paid nor rejected, as a refusal that names where it stands. */
export function notPayable(status: Exclude<InvoiceStatus, 'awaitingPayment' | 'unpaid'>): Refusal {
  const { param, description } = REASONS[status]
  return refuse.invalid(param, description)
}

const REASONS = {
  pendingApproval: {
    param: 'invoicePending',
    description: 'A payment of this waits for its approval.',
  },
  paid: { param: 'invoicePaid', description: 'This is paid already.' },
  rejected: { param: 'invoiceRejected', description: 'This was rejected.' },
} as const
