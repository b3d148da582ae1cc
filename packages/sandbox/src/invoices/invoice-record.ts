import type { InvoiceParty, InvoiceStatus } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { sqlPart } from '../db/index.ts'
import { refuse } from '../http/index.ts'

/** An invoice as stored, with its state at the moment of reading. */
export interface InvoiceRecord {
  readonly id: string
  readonly kind: 'customer' | 'funding' | 'system'
  /** Null if the bank itself asks. */
  readonly payeeId: string | null
  readonly payeeName: string
  readonly payeeEmail: string
  /** Null if it adds funds. */
  readonly toEmail: string | null
  readonly payerId: string | null
  readonly amount: string
  readonly fee: string
  readonly currencyCode: string
  readonly dueOn: string
  readonly note: string | null
  readonly sentAt: Date
  readonly finalAt: Date | null
  readonly transactionId: string | null
  readonly paidBy: string | null
  readonly rejectNote: string | null
  /** The state for its reader: a payment by somebody who came by a link shows only to them. */
  readonly state: InvoiceStatus
}

/** The columns of an {@link InvoiceRecord}, as a customer sees it at a moment. */
export const invoiceColumns = (now: Date, reader: string | undefined) => sqlPart`
  invoice.id, invoice.kind, invoice.payee_id as "payeeId", invoice.payee_name as "payeeName",
  invoice.payee_email as "payeeEmail", invoice.to_email as "toEmail",
  invoice.payer_id as "payerId", invoice.amount,
  round(invoice.fee, (select minor_units from currency where code = invoice.currency_code)) as fee,
  invoice.currency_code as "currencyCode", to_char(invoice.due_on, 'YYYY-MM-DD') as "dueOn",
  invoice.note, invoice.sent_at as "sentAt", invoice.final_at as "finalAt",
  invoice.transaction_id as "transactionId", invoice.paid_by as "paidBy",
  invoice.reject_note as "rejectNote", 
  invoice_state(invoice, ${now}::timestamptz, ${reader}) as state`

type Reading = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/**
 * Finds an invoice by its id, whomever it concerns; undefined if there is none. Without a reader it
 * has the public state.
 */
export async function findInvoice(
  { sql, clock }: Pick<CallerContext, 'sql' | 'clock'>,
  id: string,
  reader?: string,
): Promise<InvoiceRecord | undefined> {
  const [row] = await sql<InvoiceRecord & Record<string, unknown>>`
    select ${invoiceColumns(clock.now(), reader)} from invoice where invoice.id = ${id}`
  return row
}

/** An invoice that concerns somebody, and their role. */
export interface ConcernedInvoice {
  readonly invoice: InvoiceRecord
  readonly party: InvoiceParty
}

/**
 * Finds an invoice that concerns the customer acted for.
 *
 * @throws {Refusal} `13` for any other, existing or not.
 */
export async function concernedInvoice(context: Reading, id: string): Promise<ConcernedInvoice> {
  const invoice = await findInvoice(context, id, context.caller.customerId)
  const party = invoice && (await partyTo(invoice, context))
  if (!invoice || !party) throw refuse.accessDenied('There is no such invoice.')
  return { invoice, party }
}

async function partyTo(
  invoice: InvoiceRecord,
  { sql, caller }: Reading,
): Promise<InvoiceParty | undefined> {
  const { customerId } = caller
  if (invoice.payeeId === customerId) return 'payee'
  const [row] = await sql<{ isAsked: boolean; bears: boolean }>`
    select invoice_asks(invoice, customer.id, customer.email) is true as "isAsked",
      paid_by is not distinct from customer.id or exists (
        select from invoice_bearer join invoice_link using (secret_hash)
        where invoice_bearer.customer_id = customer.id and invoice_bearer.invoice_id = invoice.id
          and ended_at is null
        union all
        select from payment
        where payment.invoice_id = invoice.id and payment.customer_id = customer.id
          and payment.status = 'pendingApproval'
      ) as bears
    from invoice join customer on customer.id = ${customerId}
    where invoice.id = ${invoice.id}`
  if (row?.isAsked) return 'addressee'
  return row?.bears ? 'bearer' : undefined
}
