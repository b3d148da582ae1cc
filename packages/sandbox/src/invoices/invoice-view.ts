import {
  type Invoice,
  type InvoiceParty,
  type LinkedInvoice,
  mayWithInvoice,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { add } from '../money/index.ts'
import { payeeAccount } from '../payments/index.ts'
import type { ConcernedInvoice, InvoiceRecord } from './invoice-record.ts'
import { ticketFor } from './paper/tickets.ts'

type Viewing = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/** An invoice as the customer acted for sees it, with an address for its PDF. */
export async function viewOf(context: Viewing, concerned: ConcernedInvoice): Promise<Invoice> {
  const [invoice] = await viewsOf(context, [concerned])
  if (!invoice) throw new Error('One invoice is seen as one.')
  return invoice
}

/** Several, with addresses for their PDFs that one ticket opens. */
export async function viewsOf(
  context: Viewing,
  all: readonly ConcernedInvoice[],
): Promise<readonly Invoice[]> {
  const withPdf = all.filter(hasPdf).map(({ invoice }) => invoice.id)
  const addressOf = await ticketFor(context, context.caller, withPdf)
  const views: Invoice[] = []
  for (const concerned of all) {
    const { invoice, party } = concerned
    const urlPdf = addressOf(invoice.id)
    views.push({
      ...askedOf(invoice),
      id: invoice.id,
      party,
      ...(await PARTS[party](context, invoice)),
      updatedDate: (await updatedAt(context, invoice)).toISOString(),
      ...(invoice.finalAt &&
        invoice.state === 'paid' && { paidDate: invoice.finalAt.toISOString() }),
      ...(urlPdf !== undefined && { urlPdf }),
    })
  }
  return views
}

/** An invoice as whoever holds its link sees it. */
export const linkedView = (
  invoice: InvoiceRecord,
  { urlPdf, canBlockSender }: Pick<LinkedInvoice, 'urlPdf' | 'canBlockSender'>,
): LinkedInvoice => ({
  ...askedOf(invoice),
  canBlockSender,
  ...(urlPdf !== undefined && { urlPdf }),
})

/** Whether there is a PDF of it for its reader. */
export const hasPdf = ({ invoice, party }: ConcernedInvoice): boolean =>
  mayWithInvoice('pdf', { ...factsOf(invoice), party }).result

/** What decides about an invoice, but for who asks. */
export const factsOf = ({ state, kind }: InvoiceRecord) => ({
  statusId: state,
  isSystem: kind === 'system',
  isFunding: kind === 'funding',
})

function askedOf(invoice: InvoiceRecord) {
  const { payeeName, payeeEmail, amount, fee, currencyCode, dueOn, sentAt, note, state } = invoice
  return {
    payeeName,
    payeeEmail,
    amount,
    currencyCode,
    feePayment: fee,
    total: add(amount, fee),
    dueDate: dueOn,
    sentDate: sentAt.toISOString(),
    ...(note !== null && { noteBody: note }),
    status: state,
    ...factsOf(invoice),
  }
}

type Part = (context: Viewing, invoice: InvoiceRecord) => Promise<Partial<Invoice>>

/** What each of them is told besides, and nobody else. */
const PARTS: Readonly<Record<InvoiceParty, Part>> = {
  payee: async (context, invoice) => ({
    ...(await payerFor(context, invoice)),
    ...(await arrivalOf(context, invoice)),
    ...noteOfRejection(invoice),
    ...(invoice.transactionId !== null && { transactionId: invoice.transactionId }),
    liveLinks: await liveLinks(context, invoice.id),
  }),
  addressee: async (context, invoice) => ({
    ...(await ownName(context)),
    ...(invoice.toEmail !== null && { payerEmail: invoice.toEmail }),
    ...(await paymentOf(context, invoice)),
    ...noteOfRejection(invoice),
    isSenderBlocked: await isSenderBlocked(context, invoice),
  }),
  bearer: async (context, invoice) => {
    const paid = await paymentOf(context, invoice)
    return paid.payerAccountId === undefined
      ? {}
      : { ...(await ownName(context)), payerEmail: await ownEmail(context), ...paid }
  },
}

const noteOfRejection = ({ rejectNote }: InvoiceRecord): Partial<Invoice> =>
  rejectNote === null ? {} : { rejectNote }

/** Whose an address is, is not told before they have paid. */
async function payerFor(
  { sql }: Viewing,
  { paidBy, toEmail }: InvoiceRecord,
): Promise<Partial<Invoice>> {
  if (paidBy === null) return toEmail === null ? {} : { payerEmail: toEmail }
  const [payer] = await sql<{ name: string; email: string }>`
    select public_name(customer) as name, email from customer where id = ${paidBy}`
  return payer ? { payerName: payer.name, payerEmail: payer.email } : {}
}

async function arrivalOf(
  { sql }: Viewing,
  { payeeId, transactionId, currencyCode }: InvoiceRecord,
): Promise<Partial<Invoice>> {
  if (payeeId === null) return {}
  const [arrived] = await sql<{ id: string }>`
    select account.id from posting join customer_account account on account.id = account_id
    where entry_id = ${transactionId} and customer_id = ${payeeId} limit 1`
  const id = arrived?.id ?? (await payeeAccount(sql, { customerId: payeeId }, currencyCode))
  return id === undefined ? {} : { payeeAccountId: id }
}

/** The payment by which the reader has paid it, or is about to. */
async function paymentOf(
  { sql, caller }: Viewing,
  { id, transactionId }: InvoiceRecord,
): Promise<Partial<Invoice>> {
  const [payment] = await sql<{ from: string; isDone: boolean }>`
    select from_account as from, status = 'settled' as "isDone" from payment
    where invoice_id = ${id} and customer_id = ${caller.customerId}
      and status in ('settled', 'pendingApproval')
    order by status = 'settled' desc, created_at desc limit 1`
  if (!payment) return {}
  const isPaid = payment.isDone && transactionId !== null
  return { payerAccountId: payment.from, ...(isPaid && { transactionId }) }
}

async function ownName({ sql, caller }: Viewing): Promise<{ payerName: string }> {
  const [own] = await sql<{ name: string }>`
    select public_name(customer) as name from customer where id = ${caller.customerId}`
  return { payerName: own?.name ?? '' }
}

async function ownEmail({ sql, caller }: Viewing): Promise<string> {
  const [own] = await sql<{ email: string }>`
    select email from customer where id = ${caller.customerId}`
  return own?.email ?? ''
}

async function liveLinks({ sql }: Viewing, id: string): Promise<number> {
  const [row] = await sql<{ links: number }>`
    select count(*)::int as links from invoice_link where invoice_id = ${id} and ended_at is null`
  return row?.links ?? 0
}

async function isSenderBlocked({ sql }: Viewing, invoice: InvoiceRecord): Promise<boolean> {
  const rows = await sql`
    select from invoice_block where payee_id = ${invoice.payeeId} and email = ${invoice.toEmail}`
  return rows.length > 0
}

async function updatedAt(
  { sql, caller }: Viewing,
  { id, sentAt, finalAt }: InvoiceRecord,
): Promise<Date> {
  if (finalAt) return finalAt
  const [row] = await sql<{ at: Date | null }>`
    select max(created_at) as at from payment join invoice on invoice.id = invoice_id
    where invoice_id = ${id} and payment.status = 'pendingApproval'
      and invoice_payment_shows(invoice, payment.customer_id, ${caller.customerId})`
  return row?.at && row.at > sentAt ? row.at : sentAt
}
