import type { InvoiceStatus } from '@sixpence/protocol'
import type { CallerContext, Context } from '../../context.ts'
import { type Refusal, refuse } from '../../http/index.ts'

/**
 * Locks an invoice until the transaction ends: others who would end it wait, then read its new
 * state.
 */
export async function holdInvoice({ sql }: Pick<Context, 'sql'>, id: string): Promise<void> {
  // This statement reads nothing else: it would read values from before the wait.
  await sql`select from invoice where id = ${id} for update`
}

/**
 * Locks an invoice whose payment has waited.
 *
 * @throws {Refusal} If it was paid or rejected in the meantime.
 */
export async function holdOpenInvoice(context: Pick<Context, 'sql'>, id: string): Promise<void> {
  await holdInvoice(context, id)
  const [row] = await context.sql<{ status: 'open' | 'paid' | 'rejected' }>`
    select status from invoice where id = ${id}`
  if (row && row.status !== 'open') throw notPayable(row.status)
}

/**
 * Checks that a payment of a locked invoice may wait for others' approval.
 *
 * @throws {Refusal} If another payment of it by this customer or by the invoiced one waits: one of
 *   two requests would be in vain. A payer who came by a link blocks nobody else.
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

/** Returns why an invoice can be neither paid nor rejected, as a refusal that names its state. */
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
