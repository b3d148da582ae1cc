import { DATA_PART } from '@sixpence/protocol'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { goodPng } from '../../tests/hostile-logos.ts'
import { type Invoicer, invoicersOf } from '../../tests/invoicers.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const { come, signedIn, ask, send, get, pay, mailedSecret } = invoicersOf(bank)

let payee: Invoicer
let payer: Invoicer
let stranger: Invoicer

beforeAll(async () => {
  payee = await come({ name: 'Quay Tools', kind: 'business' })
  payer = await come({ name: 'Robin Hale' })
  stranger = await come()
}, 60_000)

const fetchPdf = ({ token }: Invoicer, url: unknown, language = 'en') =>
  bank.post(String(url), {}, { Authorization: `Bearer ${token}`, 'Accept-Language': language })

async function textOf(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.byteLength).toBeLessThan(150 * 1024)
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

async function addLogo({ token }: Invoicer, picture: Uint8Array<ArrayBuffer>): Promise<void> {
  const body = new FormData()
  body.append(DATA_PART, JSON.stringify({ name: 'Sign' }))
  body.append('file', new File([picture], 'sign.png'))
  const headers = { Authorization: `Bearer ${token}` }
  const request = { method: 'POST', headers, body }
  const added = await bank.sandbox.fetch('http://bank.localhost/api?logoCreate', request)
  expect(await added.json()).toMatchObject({ responseCode: '00' })
}

/**
 * Returns true for a picture made of pixels, and the text that a screen reader gets for the first
 * page.
 */
async function seenOn(bytes: Uint8Array<ArrayBuffer>) {
  const hasPixels = new TextDecoder('latin1').decode(bytes).includes('/Subtype /Image')
  const page = await (await getDocumentProxy(bytes)).getPage(1)
  return { hasPixels, told: JSON.stringify(await page.getStructTree()) }
}

describe('the PDF of an invoice', () => {
  it('bears the default logo of the business that it is from', async () => {
    const shop = await come({ name: 'Loom Works', kind: 'business' })
    const { id } = await send(shop, { toEmail: payer.email })
    const read = async () => {
      const file = await fetchPdf(payer, (await get(payer, id))['urlPdf'])
      return new Uint8Array(await file.arrayBuffer())
    }
    const plain = await seenOn(await read())
    expect(plain.hasPixels).toBe(false)
    expect(plain.told).not.toContain('"alt":"Loom Works"')
    // Its noise makes it as large as any logo gets.
    await addLogo(shop, goodPng(500, 250))
    const bytes = await read()
    expect(bytes.byteLength).toBeLessThan(150 * 1024)
    const borne = await seenOn(bytes)
    expect(borne.hasPixels).toBe(true)
    expect(borne.told).toContain('"alt":"Loom Works"')
  })

  it('has all that it says, a code to pay it by, and that address as text (INV-012)', async () => {
    const note = '<b>Two looms</b>\njavascript:alert(1)'
    const { id } = await send(payee, { toEmail: payer.email, noteBody: note })
    const text = await textOf(await fetchPdf(payer, (await get(payer, id))['urlPdf']))
    for (const part of ['Quay Tools', payer.email, '40.00 EUR', '0.25 EUR', '40.25 EUR', id]) {
      expect(text).toContain(part)
    }
    expect(text).toContain('Written by Quay Tools: <b>Two looms</b> javascript:alert(1)')
    const [, secret] = /\/invoice\/([\w-]{43})/.exec(text.replaceAll(' ', '')) ?? []
    const shown = await bank.call('invoiceLinkGet', { invoiceSecret: secret })
    expect(await shown.json()).toMatchObject({ responseCode: '00' })
  })

  it('has room for the code on the sheet that the rest is on (INV-012)', async () => {
    const noteBody = Array.from({ length: 5 }, (_, at) => `Crate ${at + 1}: atlases`).join('\n')
    const { id } = await send(payee, { toEmail: payer.email, noteBody })
    const file = await fetchPdf(payer, (await get(payer, id))['urlPdf'])
    const { numPages } = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
    expect(numPages).toBe(1)
  })

  it('is in the language of who asks, and says that it is paid without a code', async () => {
    const { id } = await send(payee, { toEmail: payer.email })
    await pay(payer, id)
    const text = await textOf(await fetchPdf(payee, (await get(payee, id))['urlPdf'], 'ro'))
    expect(text).toContain('Această factură a fost plătită.')
    expect(text).not.toContain('/invoice/')
  })

  it('is handed out for five minutes, and to the customer who asked alone (INV-012)', async () => {
    const { id } = await send(payee, { toEmail: payer.email })
    const { urlPdf } = await get(payer, id)
    for (const other of [stranger, payee]) {
      expect((await fetchPdf(other, urlPdf)).status).toBe(404)
    }
    const other = await send(payee)
    const ticket = String(urlPdf).slice(0, -id.length)
    expect((await fetchPdf(payer, ticket + other.id)).status).toBe(404)
    const follow = (headers: Record<string, string> = {}) =>
      bank.sandbox.fetch(`http://bank.localhost${String(urlPdf)}`, { headers })
    expect((await follow()).status).toBe(401)
    expect((await follow({ Authorization: `Bearer ${payee.token}` })).status).toBe(404)
    expect((await follow({ Authorization: `Bearer ${payer.token}` })).status).toBe(200)
    expect((await fetchPdf(payer, urlPdf)).status).toBe(200)
    await bank.control('/clock', { advanceMs: 5 * 60_000 })
    payer = await signedIn(payer)
    expect((await fetchPdf(payer, urlPdf)).status).toBe(404)
  })

  it('is there for whoever has the link, until that ends with the ticket', async () => {
    payee = await signedIn(payee)
    const toEmail = 'guest-of-a-pdf@elsewhere.example'
    const { id } = await send(payee, { toEmail })
    const invoiceSecret = await mailedSecret(toEmail)
    const shown = await bank.call('invoiceLinkGet', { invoiceSecret })
    const { invoice } = (await shown.json()) as { invoice: { urlPdf: string } }
    const open = () => bank.sandbox.fetch(`http://bank.localhost${invoice.urlPdf}?locale=es`)
    const text = await textOf(await open())
    expect(text).toContain('Factura')
    expect(text).not.toContain(toEmail)
    await ask(payee, 'invoiceReject', { invoiceId: id })
    await bank.control('/clock', { advanceMs: 5 * 60_000 })
    expect((await open()).status).toBe(404)
  })

  it('is there no more once the links have ended, and makes no new one', async () => {
    payee = await signedIn(payee)
    const toEmail = 'ended-guest@elsewhere.example'
    const { id } = await send(payee, { toEmail })
    const shown = await bank.call('invoiceLinkGet', { invoiceSecret: await mailedSecret(toEmail) })
    const { invoice } = (await shown.json()) as { invoice: { urlPdf: string } }
    await ask(payee, 'invoiceLinksEnd', { invoiceId: id })
    const answer = await bank.sandbox.fetch(`http://bank.localhost${invoice.urlPdf}`)
    expect(answer.status).toBe(404)
    expect(await get(payee, id)).toMatchObject({ liveLinks: 0 })
  })

  it('is none of one that was rejected', async () => {
    payee = await signedIn(payee)
    payer = await signedIn(payer)
    const { id } = await send(payee, { toEmail: payer.email })
    const { urlPdf } = await get(payer, id)
    await ask(payer, 'invoiceReject', { invoiceId: id })
    expect((await fetchPdf(payer, urlPdf)).status).toBe(404)
  })
})
