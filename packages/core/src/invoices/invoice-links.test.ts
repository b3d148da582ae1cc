import { expect, it } from 'vitest'
import type { SendPlatform } from '../http/index.ts'
import { requestPlatform } from '../platform/index.ts'
import { createInvoiceLinks } from './index.ts'

const invoiceSecret = 's'.repeat(43)
const INVOICE = {
  id: 'f'.repeat(32),
  payeeName: 'Munteanu Books SRL',
  payeeEmail: 'books@munteanu.example',
  amount: '40.00',
  currencyCode: 'EUR',
  feePayment: '0.25',
  total: '40.25',
  dueDate: '2026-12-24',
  sentDate: '2026-11-24T09:00:00Z',
  statusId: 1,
  status: 'Awaiting payment',
  isFunding: false,
  isSystem: false,
  urlPdf: '/public-api/invoice-files/t1',
  canBlockSender: true,
}

/** A bank that replies in order, and records requests. */
function bankThat(...answers: Response[]) {
  const asked: Request[] = []
  const fetch: SendPlatform['fetch'] = async (input, init) => {
    asked.push(new Request(input, init))
    return answers.shift() ?? new Response(null, { status: 503 })
  }
  const links = createInvoiceLinks({
    api: 'https://api.bank.example/',
    language: () => 'ua',
    platform: { ...requestPlatform, fetch },
  })
  return { links, asked }
}

const envelope = (rest: object) => Response.json({ responseCode: '00', ...rest })

it('reads an invoice without a session, in the language of the page (INV-001)', async () => {
  const { links, asked } = bankThat(envelope({ invoice: INVOICE }))
  const invoice = await links.getByLink({ invoiceSecret })
  expect(invoice).toMatchObject({ payeeName: 'Munteanu Books SRL', statusId: 'awaitingPayment' })
  const [request] = asked
  expect(request?.url).toBe('https://api.bank.example/api?invoiceLinkGet')
  expect(request?.headers.has('Authorization')).toBe(false)
  expect(await request?.json()).toEqual({ method: 'invoiceLinkGet', lang: 'ua', invoiceSecret })
})

it('judges what the bank answers by its schema', async () => {
  const { links } = bankThat(envelope({ invoice: { ...INVOICE, total: 40.25 } }))
  await expect(links.getByLink({ invoiceSecret })).rejects.toMatchObject({
    code: 'unexpected_answer',
  })
})

it('fetches the PDF by the address that the bank has just told (INV-012)', async () => {
  const pdf = new Response('%PDF', {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="invoice.pdf"',
    },
  })
  const { links, asked } = bankThat(envelope({ invoice: INVOICE }), pdf)
  const { fileName } = await links.pdfByLink({ invoiceSecret })
  expect(fileName).toBe('invoice.pdf')
  expect(asked[1]?.url).toBe('https://api.bank.example/public-api/invoice-files/t1')
  expect(asked[1]?.method).toBe('GET')
  expect(asked[1]?.headers.get('Accept-Language')).toBe('uk')
  expect(asked[1]?.headers.has('Authorization')).toBe(false)
})

it('says that its reader does not know the sender', async () => {
  const { links, asked } = bankThat(envelope({}))
  await links.blockSenderByLink({ invoiceSecret })
  expect(asked[0]?.url).toBe('https://api.bank.example/api?invoiceLinkSenderBlock')
})

it('asks nothing with what can be no secret', async () => {
  const { links, asked } = bankThat()
  await expect(links.getByLink({ invoiceSecret: 'short' })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(asked).toEqual([])
})
