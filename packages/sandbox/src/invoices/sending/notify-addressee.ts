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
  /** Where the bank's pages are. */
  readonly pages: string
}

type Telling = Pick<CallerContext, 'sql' | 'clock' | 'newId' | 'locale'>

/**
 * Mails whoever was asked, with a link that is theirs alone, and shows a customer that there is
 * something to pay. Says what the bank knows and nothing that the sender has typed: a mail of the
 * bank's is no place for anybody's words. Nothing goes to who does not know the sender.
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
    // Who asks knows them; the bank does not.
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
  const asks = invoice.kind === 'system' ? WORDS.bankAsks : WORDS.asks
  return [
    { words: asks, values },
    { words: WORDS.due, values },
    { words: WORDS.open, values },
    ...(invoice.kind === 'system' ? [] : [{ words: WORDS.unknown, values }]),
  ]
}
