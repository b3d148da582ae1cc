import { createHash } from 'node:crypto'
import { HEADER, intlLocale, type Locale, LOCALES } from '@sixpence/protocol'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { aFile, PDF, uploadForm } from '../../tests/upload-form.ts'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { addCard } from '../cards/index.ts'
import { documentCategoryName } from '../dictionaries/index.ts'
import { textsOf, writingOf } from '../language/index.ts'
import { ACCOUNT_AGREEMENT } from './account-agreement.ts'
import { CONFIRMATION_WORDS } from './confirmation-words.ts'
import { RECEIPT_WORDS } from './receipt-words.ts'
import { SANDBOX_ENTITY } from './regulated-entity.ts'

const bank = testSandbox()

async function somebody(wish?: object) {
  const person = await bank.person(wish)
  return { person, token: (await bank.signIn(person)).accessToken }
}

const makePdf = (template: string, id: string, headers: Record<string, string> = {}) =>
  bank.post(`/pdf?template=${template}`, { id }, headers)

const as = (token: string, locale: Locale = 'en') => ({
  Authorization: `Bearer ${token}`,
  'Accept-Language': intlLocale(locale),
})

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes)
  const { text } = await extractText(pdf, { mergePages: true })
  const page = await pdf.getPage(1)
  // The library returns the file's own metadata untyped.
  const info = (await getMeta(pdf)).info as { Title?: string; Language?: string }
  return { ...info, text, tags: JSON.stringify(await page.getStructTree()) }
}

describe('legal info', () => {
  it('says who the bank is, and what was agreed (SEC-019)', async () => {
    const { token } = await somebody()
    expect(await readJson(bank.call('legalInfoGet', {}, token))).toMatchObject({
      regulatedEntity: SANDBOX_ENTITY,
      agreements: [{ id: 'account-agreement', title: 'Account agreement' }],
    })
  })

  it('holds terms from the moment they are accepted', async () => {
    const { token } = await somebody({ standing: { terms: ['privacy-2026'] } })
    await bank.call('termsAccept', { termIds: ['privacy-2026'] }, token)
    const { agreements } = await readJson(bank.call('legalInfoGet', {}, token))
    expect(agreements).toMatchObject([{ id: 'privacy-2026' }, { id: 'account-agreement' }])
  })
})

describe('the PDF of an agreement', () => {
  it('says what was agreed, under its title (SEC-023)', async () => {
    const { token } = await somebody()
    const answer = await readJson(
      bank.call('agreementDownload', { id: 'account-agreement', lang: 'ru' }, token),
    )
    expect(answer['fileName']).toMatch(/^account-agreement-\d{4}-\d{2}-\d{2}\.pdf$/)
    const { text, Title } = await readPdf(
      new Uint8Array(Buffer.from(String(answer['pdf']), 'base64')),
    )
    expect(Title).toBe(ACCOUNT_AGREEMENT.ru.title)
    for (const said of ACCOUNT_AGREEMENT.ru.paragraphs) expect(flat(text)).toContain(flat(said))
  })

  it('is for who has agreed', async () => {
    const { token } = await somebody()
    expect(
      await readJson(bank.call('agreementDownload', { id: 'privacy-2026' }, token)),
    ).toMatchObject({ responseCode: '13' })
  })
})

describe('POST /pdf', () => {
  it.each(LOCALES)(
    'confirms an account in %s (API-036, GAP-16, ACCT-018, BRAND-008)',
    async locale => {
      const { person, token } = await somebody({ name: 'Ștefan Їжак' })
      const accountId = person.accounts[0]?.accountId ?? ''
      const answer = await makePdf('accountConfirmation', accountId, as(token, locale))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe('application/pdf')
      expect(answer.headers.get('Content-Disposition')).toMatch(
        /^attachment; filename="account-confirmation-\d{4}-\d{2}-\d{2}\.pdf"$/,
      )
      const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
      const { title, text, closing } = CONFIRMATION_WORDS[locale]
      const { name, address, footerLines, phone, email, web } = SANDBOX_ENTITY
      for (const said of [
        title,
        text,
        closing,
        accountId,
        'Ștefan Їжак',
        name,
        address,
        ...footerLines,
        phone,
        email,
        web,
      ]) {
        expect(flat(pdf.text)).toContain(flat(said))
      }
      expect(pdf).toMatchObject({ Title: title, Language: intlLocale(locale) })
      expect(pdf.tags).toContain('"role":"H1"')
    },
  )

  it.each(LOCALES)('writes the receipt of a transaction in %s (API-036, GAP-16)', async locale => {
    const { person, token } = await somebody({ name: 'Ștefan Їжак' })
    const listed = await readJson(bank.call('transactionHistoryList', {}, token))
    const { transaction } = listed['transactions'] as { transaction: ReceiptRow[] }
    const row = transaction.find(({ currencyCode }) => currencyCode === 'EUR')
    const answer = await makePdf('transactionReceipt', row?.id ?? '', as(token, locale))
    expect(answer.headers.get('Content-Disposition')).toMatch(/filename="receipt-[\d-]+\.pdf"$/)
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    const { title, received, closing } = RECEIPT_WORDS[locale]
    const said = [
      title,
      received,
      closing,
      writingOf(locale).amount('1000.00', 'EUR'),
      'Ștefan Їжак',
      SANDBOX_ENTITY.name,
    ]
    for (const part of [
      ...said,
      row?.transactionId ?? 'no number',
      person.accounts[0]?.accountId,
    ]) {
      expect(flat(pdf.text)).toContain(flat(part ?? 'no account'))
    }
  })

  it.each(LOCALES)('writes what files have come in %s (PROF-005, API-036)', async locale => {
    const { token } = await somebody({ name: 'Ștefan Їжак' })
    const files = { 'file[mainDocument]': aFile(PDF, 'lease.pdf') }
    await uploadForm(bank, { token, files })
    const answer = await makePdf('documentsReceipt', 'all', as(token, locale))
    expect(answer.headers.get('Content-Disposition')).toMatch(/filename="documents-[\d-]+\.pdf"$/)
    const receipt = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    const now = bank.sandbox.clock.now()
    const deleted = new Date(now)
    deleted.setUTCFullYear(now.getUTCFullYear() + 5)
    const { title, text, closing } = textsOf('documentsReceipt')[locale]
    const said = [
      title,
      text,
      closing,
      'Ștefan Їжак',
      'lease.pdf',
      documentCategoryName(locale, 'address'),
      writingOf(locale).shortDay(deleted),
      createHash('sha256').update(PDF).digest('hex'),
    ]
    for (const part of said) expect(tight(receipt.text)).toContain(tight(part))
    expect(receipt).toMatchObject({ Title: title, Language: intlLocale(locale) })
    expect(receipt.tags).toContain('"role":"Table"')
  })

  it('writes what has come of one document, and nothing of others', async () => {
    const { token } = await somebody()
    const { token: other } = await somebody()
    const send = async (name: string) =>
      uploadForm(bank, { token, files: { 'file[mainDocument]': aFile(`${PDF}${name}`, name) } })
    const id = String((await send('one.pdf'))['id'])
    await send('two.pdf')
    const answer = await makePdf('documentsReceipt', id, as(token))
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect([text.includes('one.pdf'), text.includes('two.pdf')]).toEqual([true, false])
    expect((await makePdf('documentsReceipt', id, as(other))).status).toBe(404)
    expect((await makePdf('documentsReceipt', 'all', as(other))).status).toBe(404)
  })

  it('writes no receipt of what others did, or of what did not move', async () => {
    const { token } = await somebody()
    const { token: other } = await somebody()
    const listed = await readJson(bank.call('transactionHistoryList', {}, token))
    const { transaction } = listed['transactions'] as { transaction: ReceiptRow[] }
    const id = transaction[0]?.id ?? ''
    expect((await makePdf('transactionReceipt', id, as(token))).status).toBe(200)
    expect((await makePdf('transactionReceipt', id, as(other))).status).toBe(404)
    expect((await makePdf('transactionReceipt', '0', as(token))).status).toBe(404)
    expect((await makePdf('transactionReceipt', 'a-payment', as(token))).status).toBe(404)
  })

  it('confirms the accounts of whom the caller acts for, and nobody else’s', async () => {
    const { person: business } = await somebody({ kind: 'business' })
    const { customerId } = business
    const accountId = business.accounts[0]?.accountId ?? ''
    const statusFor = async (wish: object, named = customerId) => {
      const { token } = await somebody(wish)
      const headers = { ...as(token), [HEADER.customerId]: named }
      return (await makePdf('accountConfirmation', accountId, headers)).status
    }
    const withRight = (right: string) => ({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId, right }],
    })
    expect(await statusFor(withRight('read'))).toBe(200)
    expect(await statusFor(withRight('upload'))).toBe(404)
    expect(await statusFor({})).toBe(404)
    expect(await statusFor(withRight('read'), 'nobody')).toBe(404)
  })

  it('confirms a card while it works, and none that has expired', async () => {
    const { person, token } = await somebody()
    const { clock } = bank.sandbox
    const statusOf = async (worksUntil: Date) => {
      const card = { customerId: person.customerId, type: 2006, at: clock.now(), statusId: 2 }
      const id = await bank.database.transaction(sql =>
        addCard({ sql, newId: () => crypto.randomUUID() }, { ...card, worksUntil }),
      )
      return (await makePdf('accountConfirmation', id, as(token))).status
    }
    const now = clock.now()
    expect(await statusOf(now)).toBe(200)
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0))
    expect(await statusOf(lastMonth)).toBe(404)
  })

  it.each([
    ['no such template', 'statementOfMars', 400],
    ['no such account', 'accountConfirmation', 404],
  ])('refuses %s', async (_what, template, status) => {
    const { token } = await somebody()
    expect((await makePdf(template, 'SP00000000000000', as(token))).status).toBe(status)
  })

  it('tells nothing of accounts of others, and nothing to who is not signed in', async () => {
    const { person } = await somebody()
    const { token } = await somebody()
    const id = person.accounts[0]?.accountId ?? ''
    expect((await makePdf('accountConfirmation', id, as(token))).status).toBe(404)
    expect((await makePdf('accountConfirmation', id)).status).toBe(401)
  })
})

interface ReceiptRow {
  id: string
  transactionId: string
  currencyCode: string
}

/** Lines end where they end on the page. */
/** Removes all spaces, since a word may be broken in a narrow column. */
const tight = (text: string) => text.replaceAll(/\s+/g, '')
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')
