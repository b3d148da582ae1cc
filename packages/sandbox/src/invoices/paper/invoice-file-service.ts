import { invoiceMethods, LOCALES } from '@sixpence/protocol'
import { Hono } from 'hono'
import { answerRefusal, asCaller, fileAnswer } from '../../access/index.ts'
import type { Bank } from '../../bank.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/index.ts'
import { refuse, requestLocale } from '../../http/index.ts'
import { type Letter, writePdf } from '../../rendering/index.ts'
import { draftInvoice } from './invoice-letter.ts'
import { concernedInvoice, findInvoice, type InvoiceRecord } from '../invoice-record.ts'
import { hasPdf } from '../invoice-view.ts'
import { makeLink } from '../links.ts'
import { invoiceOfTicket } from './tickets.ts'

/** Hands out invoices as PDFs, by the addresses that they were said to be at. */
export function invoiceFileService(bank: Bank) {
  const service = new Hono()
  service.post('/invoice-files/:ticket', async ({ req }) => {
    const asking = { request: req.raw, call: invoiceMethods.pdf }
    const letter = await asCaller(bank, asking, async context => {
      const id = await invoiceOfTicket(context, context.caller.customerId, req.param('ticket'))
      const concerned = id === undefined ? undefined : await concernedInvoice(context, id)
      if (!concerned || !hasPdf(concerned)) throw noFile()
      return letterOf(bank, concerned.invoice, context)
    })
    return pdfAnswer(letter)
  })
  service.get('/public-api/invoice-files/:ticket', async ({ req }) => {
    const locale = LOCALES.find(one => one === req.query('locale')) ?? requestLocale(req.raw)
    const bankUrl = new URL(req.url).origin
    const letter = await inTransaction(bank, async sql => {
      const here = { sql, clock: bank.clock, locale, bankUrl }
      const id = await invoiceOfTicket(here, undefined, req.param('ticket'))
      const invoice = id === undefined ? undefined : await findInvoice(here, id)
      if (!invoice || !hasPdf({ invoice, party: 'bearer' })) throw noFile()
      return letterOf(bank, invoice, here)
    })
    return pdfAnswer(letter)
  })
  service.onError(answerRefusal)
  return service
}

const noFile = () => refuse.accessDenied('There is no such file.')

/** One that can be paid has a link of its own on it: the bank knows no secret of before. */
async function letterOf(
  { regulatedEntity: entity, pagesUrl }: Bank,
  invoice: InvoiceRecord,
  context: Pick<Context, 'sql' | 'clock' | 'locale' | 'bankUrl'>,
): Promise<Letter> {
  const isPayable = invoice.state === 'awaitingPayment' || invoice.state === 'unpaid'
  const secret = isPayable && (await makeLink(context, invoice.id, { isMailed: false }))
  const pages = pagesUrl ?? context.bankUrl
  return draftInvoice(invoice, {
    locale: context.locale,
    entity,
    at: context.clock.now(),
    link: secret ? `${pages}/invoice/${secret}` : undefined,
  })
}

async function pdfAnswer(letter: Letter): Promise<Response> {
  const content = await writePdf(letter)
  const day = letter.at.toISOString().slice(0, 10)
  return fileAnswer({ fileName: `invoice-${day}.pdf`, mediaType: 'application/pdf', content })
}
