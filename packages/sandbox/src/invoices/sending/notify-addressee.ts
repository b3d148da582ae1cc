import type { CallerContext } from '../../context.ts'
import { deliver } from '../../inbox/index.ts'
import type { Text } from '../../language/index.ts'
import { notify } from '../../notifications/index.ts'
import { dayText } from '../../subscriptions/index.ts'
import { findInvoice, type InvoiceRecord } from '../invoice-record.ts'
import { add } from '../../money/index.ts'
import { INVOICE_MAIL_WORDS as WORDS } from '../invoice-words.ts'
import { makeLink } from '../links.ts'

interface Sent {
  readonly id: string
  /** The address of the bank's pages. */
  readonly pages: string
}

type Telling = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'locale'>

/**
 * Mails the addressee, with their own link, and shows a customer that there is something to pay.
 * Uses only facts known to the bank and nothing the sender has typed: the bank's mail must not
 * carry other people's words. Sends nothing to somebody who has blocked the sender.
 */
export async function notifyAddressee(context: Telling, { id, pages }: Sent): Promise<void> {
  const invoice = await findInvoice(context, id)
  if (!invoice || invoice.toEmail === null) throw new Error('It was sent to nobody.')
  const { payeeId, toEmail } = invoice
  const { sql, clock, newId } = context
  const blocked = await sql`
    select from invoice_block where payee_id = ${payeeId} and email = ${toEmail}`
  if (blocked.length > 0) return
  const link = `${pages}/invoice/${await makeLink(context, id, { isMailed: true })}`
  const letter = letterOf(invoice, link)
  const [customer] = await sql<{ id: string; email: string }>`
    select id, email from customer
    where id = ${invoice.payerId} or (${invoice.payerId}::text is null and email = ${toEmail})`
  if (customer) {
    await notify(context, {
      id: newId(),
      customerId: customer.id,
      email: customer.email,
      at: clock.now(),
      type: 'invoiceReceived',
      status: 'info',
      params: { invoiceId: id },
      letter,
    })
    return
  }
  await deliver(sql, {
    id: newId(),
    to: toEmail,
    channel: 'email',
    subject: { words: WORDS.subject, values: valuesOf(invoice) },
    body: letter,
    // The sender knows them; the bank doesn't.
    locale: context.locale,
    at: clock.now(),
  })
}

const valuesOf = ({ payeeName, amount, fee, currencyCode }: InvoiceRecord) => ({
  payee: payeeName,
  amount: { amount, currencyCode },
  total: { amount: add(amount, fee), currencyCode },
})

function letterOf(invoice: InvoiceRecord, link: string): readonly Text[] {
  const values = { ...valuesOf(invoice), day: dayText(invoice.dueOn), link }
  const request = invoice.kind === 'system' ? WORDS.bankAsks : WORDS.asks
  return [
    { words: request, values },
    { words: WORDS.due, values },
    { words: WORDS.open, values },
    ...(invoice.kind === 'system' ? [] : [{ words: WORDS.unknown, values }]),
  ]
}
