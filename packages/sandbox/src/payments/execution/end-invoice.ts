import type { InvoiceNoticeType } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import { notify } from '../../notifications/index.ts'
import { liftLimit } from '../../standing/index.ts'

/** The ways in which an invoice ends. */
export type InvoiceEnd =
  | {
      readonly status: 'paid'
      readonly transactionId: string
      /** Absent for money from outside the bank. */
      readonly paidBy?: string | undefined
    }
  | { readonly status: 'rejected'; readonly note?: string | undefined }

/**
 * Ends an invoice for good, in the transaction that makes it true, and notifies both sides. It is
 * the only function that ends one, so anything that follows a final invoice can depend on this
 * change of its row. The invoice must be locked and open.
 */
export async function endInvoice(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  id: string,
  end: InvoiceEnd,
): Promise<void> {
  const { sql, clock } = context
  const paid = end.status === 'paid' ? end : undefined
  const note = end.status === 'rejected' ? end.note : undefined
  await sql`
    update invoice set status = ${end.status}, final_at = ${clock.now()},
      transaction_id = ${paid?.transactionId}, paid_by = ${paid?.paidBy}, reject_note = ${note}
    where id = ${id}`
  await liftByInvoice(context, id)
  await notifyBoth(context, id, end.status)
}

interface Concerned extends Record<string, unknown> {
  readonly id: string
  readonly email: string
}

async function notifyBoth(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  invoiceId: string,
  status: InvoiceEnd['status'],
): Promise<void> {
  const concerned = await context.sql<Concerned>`
    select customer.id, customer.email from customer
      join invoice on customer.id in (payee_id, paid_by)
        or invoice_asks(invoice, customer.id, customer.email)
    where invoice.id = ${invoiceId}
    order by customer.id`
  const type: InvoiceNoticeType = status === 'paid' ? 'invoicePaid' : 'invoiceRejected'
  for (const { id, email } of concerned) {
    await notify(context, {
      id: context.newId(),
      customerId: id,
      email,
      at: context.clock.now(),
      type,
      status: status === 'paid' ? 'success' : 'warning',
      params: { invoiceId },
    })
  }
}

/**
 * Lifts the customer's limitation once its invoice is paid, unless another invoice has the same
 * reason.
 */
async function liftByInvoice(
  context: Pick<Context, 'sql' | 'newId' | 'clock'>,
  id: string,
): Promise<void> {
  const [reason] = await context.sql<{ id: string }>`
    select limit_reason_id as id from invoice ended
    where ended.id = ${id} and limit_reason_id is not null and not exists (
      select from invoice other
      where other.limit_reason_id = ended.limit_reason_id and other.status = 'open')`
  if (reason) await liftLimit(context, reason.id)
}
