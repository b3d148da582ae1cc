import {
  type Invoice,
  type InvoiceParty,
  type LinkedInvoice,
  mayWithInvoice,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { add } from '../money/index.ts'
import { type AroundInvoice, aroundInvoices } from './around-invoices.ts'
import type { ConcernedInvoice, InvoiceRecord } from './invoice-record.ts'
import { ticketFor } from './paper/tickets.ts'

type Viewing = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

/** Returns an invoice as the customer acted for sees it, with an address for its PDF. */
export async function viewOf(context: Viewing, concerned: ConcernedInvoice): Promise<Invoice> {
  const [invoice] = await viewsOf(context, [concerned])
  if (!invoice) throw new Error('One invoice is seen as one.')
  return invoice
}

/** Returns several, with addresses for their PDFs that one ticket opens. */
export async function viewsOf(
  context: Viewing,
  all: readonly ConcernedInvoice[],
): Promise<readonly Invoice[]> {
  if (all.length === 0) return []
  const withPdf = all.filter(hasPdf).map(({ invoice }) => invoice.id)
  const addressOf = await ticketFor(context, context.caller, withPdf)
  const around = await aroundInvoices(
    context,
    all.map(({ invoice }) => invoice.id),
  )
  const reader = await readerOf(context)
  return all.map(({ invoice, party }) => {
    const known = around.get(invoice.id)
    if (!known) throw new Error(`Invoice ${invoice.id} has gone.`)
    const urlPdf = addressOf(invoice.id)
    return {
      ...requestFields(invoice),
      id: invoice.id,
      party,
      ...PARTS[party]({ invoice, known, reader }),
      updatedDate: updatedAt(invoice, known).toISOString(),
      ...(invoice.finalAt &&
        invoice.state === 'paid' && { paidDate: invoice.finalAt.toISOString() }),
      ...(urlPdf !== undefined && { urlPdf }),
    }
  })
}

/** Returns an invoice as anybody with its link sees it. */
export const linkedView = (
  invoice: InvoiceRecord,
  { urlPdf, canBlockSender }: Pick<LinkedInvoice, 'urlPdf' | 'canBlockSender'>,
): LinkedInvoice => ({
  ...requestFields(invoice),
  id: invoice.id,
  canBlockSender,
  ...(urlPdf !== undefined && { urlPdf }),
})

/** Returns true if its reader can get a PDF. */
export const hasPdf = ({ invoice, party }: ConcernedInvoice): boolean =>
  mayWithInvoice('pdf', { ...factsOf(invoice), party }).result

/** Returns the facts that decide what can be done with an invoice, except for the reader's role. */
export const factsOf = ({ state, kind }: InvoiceRecord) => ({
  statusId: state,
  isSystem: kind === 'system',
  isFunding: kind === 'funding',
})

function requestFields(invoice: InvoiceRecord) {
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

interface Reader {
  readonly name: string
  readonly email: string
}

async function readerOf({ sql, caller }: Viewing): Promise<Reader> {
  const [reader] = await sql<{ name: string; email: string }>`
    select public_name(customer) as name, email from customer where id = ${caller.customerId}`
  return reader ?? { name: '', email: '' }
}

interface Seen {
  readonly invoice: InvoiceRecord
  readonly known: AroundInvoice
  readonly reader: Reader
}

/** The additional fields that each party sees, and nobody else. */
const PARTS: Readonly<Record<InvoiceParty, (seen: Seen) => Partial<Invoice>>> = {
  payee: ({ invoice, known }) => ({
    ...payerFor(invoice, known),
    ...(known.payeeAccountId !== undefined && { payeeAccountId: known.payeeAccountId }),
    ...noteOfRejection(invoice),
    ...(invoice.transactionId !== null && { transactionId: invoice.transactionId }),
    liveLinks: known.liveLinks,
  }),
  addressee: ({ invoice, known, reader }) => ({
    payerName: reader.name,
    ...(invoice.toEmail !== null && { payerEmail: invoice.toEmail }),
    ...paymentOf(invoice, known),
    ...noteOfRejection(invoice),
    isSenderBlocked: known.isSenderBlocked,
  }),
  bearer: ({ invoice, known, reader }) => {
    const paid = paymentOf(invoice, known)
    return paid.payerAccountId === undefined
      ? {}
      : { payerName: reader.name, payerEmail: reader.email, ...paid }
  },
}

const noteOfRejection = ({ rejectNote }: InvoiceRecord): Partial<Invoice> =>
  rejectNote === null ? {} : { rejectNote }

/** The owner of an address isn't revealed before they have paid. */
function payerFor(
  { paidBy, toEmail }: InvoiceRecord,
  { payerName, payerEmail }: AroundInvoice,
): Partial<Invoice> {
  if (paidBy === null) return toEmail === null ? {} : { payerEmail: toEmail }
  return payerName === null || payerEmail === null ? {} : { payerName, payerEmail }
}

/** The payment by which the reader has paid it, or is about to. */
function paymentOf(
  { transactionId }: InvoiceRecord,
  { payerAccountId, isPaidByReader }: AroundInvoice,
): Partial<Invoice> {
  if (payerAccountId === null) return {}
  const isPaid = isPaidByReader && transactionId !== null
  return { payerAccountId, ...(isPaid && { transactionId }) }
}

const updatedAt = ({ sentAt, finalAt }: InvoiceRecord, { waitsSince }: AroundInvoice): Date =>
  finalAt ?? (waitsSince && waitsSince > sentAt ? waitsSince : sentAt)
