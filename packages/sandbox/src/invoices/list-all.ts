import type { InvoiceStatus } from '@sixpence/protocol'
import type { Context } from '../context.ts'

/** An invoice as the operator of the sandbox sees it. */
export interface ListedInvoice {
  readonly id: string
  readonly kind: string
  readonly payee: string
  readonly to: string | null
  readonly amount: string
  readonly currencyCode: string
  readonly dueDate: string
  readonly status: InvoiceStatus
  /** The number of people who don't know its sender, among all that this payee has written to. */
  readonly blocks: number
}

/** Lists the newest invoices of the bank, at most a hundred. */
export async function listAllInvoices({
  sql,
  clock,
}: Pick<Context, 'sql' | 'clock'>): Promise<readonly ListedInvoice[]> {
  return sql<ListedInvoice & Record<string, unknown>>`
    select id, kind, payee_name as payee, to_email as "to", amount,
      currency_code as "currencyCode", to_char(due_on, 'YYYY-MM-DD') as "dueDate",
      invoice_state(invoice, ${clock.now()}::timestamptz, payee_id) as status,
      (select count(*)::int from invoice_block block where block.payee_id = invoice.payee_id)
        as blocks
    from invoice order by position desc limit 100`
}
