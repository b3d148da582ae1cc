import { LOCALES, utcDay } from '@sixpence/protocol'
import { invoiceMethods } from '@sixpence/protocol/schemas'
import { Hono } from 'hono'
import { answerRefusal, asCaller, fileAnswer } from '../../access/index.ts'
import type { Bank } from '../../bank.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/index.ts'
import { refuse, requestLocale } from '../../http/index.ts'
import { logoOnPaper } from '../../logos/index.ts'
import { holdInvoice } from '../../payments/index.ts'
import { type Letter, writePdf } from '../../rendering/index.ts'
import { draftInvoice } from './invoice-letter.ts'
import {
  type ConcernedInvoice,
  concernedInvoice,
  findInvoice,
  type InvoiceRecord,
} from '../invoice-record.ts'
import { hasPdf } from '../invoice-view.ts'
import { makeLink } from '../links.ts'
import { invoiceOfPublicTicket, invoiceOfTicket } from './tickets.ts'

/** Serves invoices as PDFs, at the addresses given out for them. */
export function invoiceFileService(bank: Bank) {
  const service = new Hono()
  // A read like any other: GET returns the same as POST.
  service.on(['GET', 'POST'], '/invoice-files/:ticket', async ({ req }) => {
    const restRequest = { request: req.raw, call: invoiceMethods.pdf }
    const letter = await asCaller(bank, restRequest, async context => {
      const id = await invoiceOfTicket(context, context.caller.customerId, req.param('ticket'))
      const concerned = id === undefined ? undefined : await concernedInvoice(context, id)
      if (!concerned || !hasPdf(concerned)) throw noFile()
      return letterOf(bank, concerned, context)
    })
    return pdfAnswer(letter)
  })
  service.get('/public-api/invoice-files/:ticket', async ({ req }) => {
    const locale = LOCALES.find(one => one === req.query('locale')) ?? requestLocale(req.raw)
    const bankUrl = new URL(req.url).origin
    const letter = await inTransaction(bank, async sql => {
      const here = { sql, clock: bank.clock, locale, bankUrl }
      const invoice = await heldInvoice(here, req.param('ticket'))
      const concerned = invoice && ({ invoice, party: 'bearer' } as const)
      if (!concerned || !hasPdf(concerned)) throw noFile()
      return letterOf(bank, concerned, here)
    })
    return pdfAnswer(letter)
  })
  service.onError(answerRefusal)
  return service
}

const noFile = () => refuse.accessDenied('There is no such file.')

/** Locked, so that no link is created after all of them have ended. */
async function heldInvoice(
  context: Pick<Context, 'sql' | 'clock'>,
  address: string,
): Promise<InvoiceRecord | undefined> {
  const id = await invoiceOfPublicTicket(context, address)
  if (id === undefined) return undefined
  await holdInvoice(context, id)
  const isOpen = (await invoiceOfPublicTicket(context, address)) !== undefined
  return isOpen ? findInvoice(context, id) : undefined
}

/** A payable one shows its own link: the bank doesn't know earlier secrets. */
async function letterOf(
  { regulatedEntity: entity, pagesUrl }: Bank,
  { invoice, party }: ConcernedInvoice,
  context: Pick<Context, 'sql' | 'clock' | 'locale' | 'bankUrl'>,
): Promise<Letter> {
  const isPayable = invoice.state === 'awaitingPayment' || invoice.state === 'unpaid'
  const secret = isPayable && (await makeLink(context, invoice.id, { isMailed: false }))
  const pages = pagesUrl ?? context.bankUrl
  const { payeeId } = invoice
  return draftInvoice(invoice, {
    party,
    locale: context.locale,
    entity,
    at: context.clock.now(),
    link: secret ? `${pages}/invoice/${secret}` : undefined,
    logo: payeeId === null ? undefined : await logoOnPaper(context.sql, payeeId),
  })
}

async function pdfAnswer(letter: Letter): Promise<Response> {
  const content = await writePdf(letter)
  const day = utcDay(letter.at)
  return fileAnswer({ fileName: `invoice-${day}.pdf`, mediaType: 'application/pdf', content })
}
