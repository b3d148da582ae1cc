import type { CallerContext } from '../context.ts'
import { payeeAccount } from '../payments/index.ts'

/** Facts about an invoice besides its record, as the customer acted for may see them. */
export interface AroundInvoice {
  readonly id: string
  /** The payer, a customer of the bank. */
  readonly payerName: string | null
  readonly payerEmail: string | null
  /** The account that received the payment, or that would now. */
  readonly payeeAccountId: string | undefined
  readonly liveLinks: number
  /** The account from which the reader has paid it, or is about to. */
  readonly payerAccountId: string | null
  readonly isPaidByReader: boolean
  /** True if the addressee has blocked its sender. */
  readonly isSenderBlocked: boolean
  /** The start of the wait of a payment that the reader may know of, for an approval. */
  readonly waitsSince: Date | null
}

type Reading = Pick<CallerContext, 'sql' | 'caller'>
type Row = Omit<AroundInvoice, 'payeeAccountId'> & {
  readonly payeeId: string | null
  readonly currencyCode: string
  readonly arrivedAt: string | null
}

/**
 * Reads the facts of several invoices at once: a page of a list needs as many queries as one
 * invoice.
 */
export async function aroundInvoices(
  { sql, caller }: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AroundInvoice>> {
  const { customerId } = caller
  const rows = await sql<Row>`
    select invoice.id, invoice.payee_id as "payeeId", invoice.currency_code as "currencyCode",
      public_name(payer) as "payerName", payer.email as "payerEmail",
      (select account.id from posting join customer_account account on account.id = account_id
        where entry_id = invoice.transaction_id and customer_id = invoice.payee_id
        limit 1) as "arrivedAt",
      (select count(*)::int from invoice_link
        where invoice_id = invoice.id and ended_at is null) as "liveLinks",
      paid.from_account as "payerAccountId", paid.status is not distinct from 'settled' as "isPaidByReader",
      exists (select from invoice_block
        where payee_id = invoice.payee_id and email = invoice.to_email) as "isSenderBlocked",
      (select max(created_at) from payment
        where invoice_id = invoice.id and payment.status = 'pendingApproval'
          and invoice_payment_shows(invoice, payment.customer_id, ${customerId})) as "waitsSince"
    from invoice left join customer payer on payer.id = invoice.paid_by
    left join lateral (
      select from_account, payment.status from payment
      where invoice_id = invoice.id and customer_id = ${customerId}
        and payment.status in ('settled', 'pendingApproval')
      order by payment.status = 'settled' desc, created_at desc limit 1
    ) paid on true
    where invoice.id = any(${[...ids]}::text[])`
  const accountFor = accountsOfPayees(sql)
  const all = new Map<string, AroundInvoice>()
  for (const { payeeId, currencyCode, arrivedAt, ...around } of rows) {
    const payeeAccountId = arrivedAt ?? (await accountFor(payeeId, currencyCode))
    all.set(around.id, { ...around, payeeAccountId })
  }
  return all
}

/** Finds the account on which a payee is paid; one query per payee and currency. */
function accountsOfPayees(sql: CallerContext['sql']) {
  const found = new Map<string, string | undefined>()
  return async (customerId: string | null, currencyCode: string): Promise<string | undefined> => {
    if (customerId === null) return
    const key = `${currencyCode} ${customerId}`
    if (!found.has(key)) found.set(key, await payeeAccount(sql, { customerId }, currencyCode))
    return found.get(key)
  }
}
