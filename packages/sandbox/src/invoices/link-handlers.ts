import { type InvoiceAction, mayWithInvoice } from '@sixpence/protocol'
import type { invoiceMethods } from '@sixpence/protocol/schemas'
import type { CallerContext, Context } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { holdInvoice, notPayable } from '../payments/index.ts'
import { type ConcernedInvoice, concernedInvoice } from './invoice-record.ts'
import { factsOf, hasPdf, linkedView, viewOf } from './invoice-view.ts'
import { followLink, type LinkedInvoiceRecord, makeLink } from './links.ts'
import { ticketFor } from './paper/tickets.ts'

export const invoiceLinkHandlers = {
  createLink: async ({ invoiceId }, context) => {
    await holdFor('link', invoiceId, context)
    return { invoiceSecret: await makeLink(context, invoiceId, { isMailed: false }) }
  },

  endLinks: async ({ invoiceId }, context) => {
    await holdFor('endLinks', invoiceId, context)
    await context.sql`
      update invoice_link set ended_at = ${context.clock.now()}
      where invoice_id = ${invoiceId} and ended_at is null`
    return { invoice: await viewOf(context, await concernedInvoice(context, invoiceId)) }
  },

  openLink: async ({ invoiceSecret }, context) => {
    const { invoice, secretHash } = await followLink(context, invoiceSecret)
    await context.sql`
      insert into invoice_bearer (customer_id, secret_hash, invoice_id)
      values (${context.caller.customerId}, ${secretHash}, ${invoice.id})
      on conflict do nothing`
    return { invoice: await viewOf(context, await concernedInvoice(context, invoice.id)) }
  },

  getByLink: async ({ invoiceSecret }, context) => {
    const linked = await followLink(context, invoiceSecret)
    const { invoice } = linked
    const withPdf = hasPdf({ invoice, party: 'bearer' }) ? [invoice.id] : []
    const addressOf = await ticketFor(context, linked, withPdf)
    const canBlockSender = mayBlock(linked)
    return { invoice: linkedView(invoice, { urlPdf: addressOf(invoice.id), canBlockSender }) }
  },

  blockSender: async ({ invoiceId }, context) => {
    const { invoice } = await holdFor('block', invoiceId, context)
    await block(context, invoice)
    return { invoice: await viewOf(context, await concernedInvoice(context, invoiceId)) }
  },

  blockSenderByLink: async ({ invoiceSecret }, context) => {
    const linked = await followLink(context, invoiceSecret)
    if (!mayBlock(linked)) throw refuse.accessDenied('This link was passed on by hand.')
    await block(context, linked.invoice)
    return {}
  },
} satisfies Partial<Handlers<typeof invoiceMethods>>

/**
 * Returns true if the holder of a link may block the sender: a forwarded link may be held by
 * anybody.
 */
const mayBlock = ({ invoice, isMailed }: LinkedInvoiceRecord): boolean =>
  isMailed && mayWithInvoice('block', { ...factsOf(invoice), party: 'addressee' }).result

/** Blocks a sender; a second block by the same address doesn't count. */
async function block(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  { payeeId, toEmail }: ConcernedInvoice['invoice'],
): Promise<void> {
  await sql`
    insert into invoice_block (payee_id, email, at)
    values (${payeeId}, ${toEmail}, ${clock.now()})
    on conflict do nothing`
}

/**
 * Locks an invoice and lets the customer acted for do something with it.
 *
 * @throws {Refusal} `13` when it isn't theirs to do so; `VF` that names the invoice's status.
 */
export async function holdFor(
  action: InvoiceAction,
  invoiceId: string,
  context: CallerContext,
): Promise<ConcernedInvoice> {
  await holdInvoice(context, invoiceId)
  const concerned = await concernedInvoice(context, invoiceId)
  const { invoice, party } = concerned
  const { result, rule, because } = mayWithInvoice(action, { ...factsOf(invoice), party })
  if (result) return concerned
  if (rule !== 'status') throw refuse.accessDenied(because)
  const { state } = invoice
  if (state === 'awaitingPayment' || state === 'unpaid') throw new Error(because)
  throw notPayable(state)
}
