import type { Sql } from '../../db/index.ts'

/** The input that can name what a call pays; the values aren't checked yet. */
export interface Payable {
  readonly invoiceId?: unknown
  readonly trxid?: unknown
  readonly approvalTransactionId?: unknown
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * True if everything that a call pays is owed to the bank itself by invoices: that can be paid
 * while nothing else may leave.
 */
export async function isOwedToBank(
  sql: Sql,
  { invoiceId, trxid, approvalTransactionId }: Payable,
  customerId: string,
): Promise<boolean> {
  const [row] = await sql<{ isOwed: boolean | null }>`
    with paid (invoice_id) as (
      select ${textOf(invoiceId)}::text where ${textOf(invoiceId)}::text is not null
      union all
      select invoice_id from payment join payment_approval on payment_id = payment.id
      where trxid = ${textOf(trxid)}
      union all
      select payment.invoice_id from request_approval
        cross join jsonb_array_elements_text(request_ids) as request_id
        join payment_request request on request.id = request_id
        left join payment on payment.id = request.payment_id
      where request_approval.id = ${textOf(approvalTransactionId)}
    )
    select bool_and(coalesce(kind = 'system' and payer_id = ${customerId}, false)) as "isOwed"
    from paid left join invoice on invoice.id = paid.invoice_id`
  return row?.isOwed ?? false
}
