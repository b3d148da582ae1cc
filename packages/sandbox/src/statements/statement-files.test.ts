import { HEADER, intlLocale, type Locale, LOCALES } from '@sixpence/protocol'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { testSandbox } from '../../tests/test-sandbox.ts'
import { houseAccount, insertEntries } from '../ledger/index.ts'
import { SANDBOX_ENTITY } from '../legal/index.ts'
import { STATEMENT_WORDS } from './statement-words.ts'
import { TRANSACTION_TYPE_WORDS } from '../rendering/index.ts'

const bank = testSandbox()

interface Movement {
  readonly cents: number
  readonly description: string
}

/** Makes a customer with 1,000.00 and these movements in the present month; returns their statement. */
async function somebody(movements: readonly Movement[] = [], wish: object = {}) {
  const person = await bank.person(wish)
  const { accessToken } = await bank.signIn(person)
  const account = person.accounts.find(({ currencyCode }) => currencyCode === 'EUR')
  const accountId = account?.accountId ?? ''
  const at = bank.sandbox.clock.now()
  const entries = movements.map(({ cents, description }) => ({
    id: crypto.randomUUID(),
    kind: 'deposit' as const,
    at,
    description,
    counterpartyName: 'Kingfisher Press',
    postings: [
      {
        accountId: houseAccount('opening', 'EUR'),
        currencyCode: 'EUR',
        amount: (-cents / 100).toFixed(2),
      },
      { accountId, currencyCode: 'EUR', amount: (cents / 100).toFixed(2) },
    ],
  }))
  await bank.database.transaction(sql => insertEntries(sql, entries))
  const month = at.toISOString().slice(0, 7)
  return { accountId, token: accessToken, month, id: `${accountId}.${month}`, person }
}

const ask = (path: string, id: string, [token, locale = 'en']: readonly [string, Locale?]) =>
  bank.post(
    `${path}?template=statement`,
    { id },
    {
      Authorization: `Bearer ${token}`,
      'Accept-Language': intlLocale(locale),
    },
  )

async function readPdf(answer: Response) {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const tags = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
  // The library returns the file's own metadata untyped.
  const { Title } = (await getMeta(pdf)).info as { Title?: string }
  return { text: text.replaceAll(/\s+/g, ' '), tags, totalPages, Title }
}

interface Written {
  readonly str: string
  readonly width: number
  readonly transform: readonly number[]
}

/** Returns the right edge of the last of these texts on the first page. */
async function edgesOf(answer: Response) {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  // Without marked content every item has a text.
  const written = items as Written[]
  return (text: string) => {
    const found = written.findLast(({ str }) => str === text)
    if (!found) throw new Error(`${text} is not written there`)
    return Math.round(Number(found.transform[4]) + found.width)
  }
}

describe('a statement as a PDF', () => {
  it.each(LOCALES)('says in %s what came in and went out (HIST-001, GAP-16)', async locale => {
    const spent = { cents: -12_345, description: 'Three atlases' }
    const { id, token, accountId, month, person } = await somebody([spent], { name: 'Ștefan Їжак' })
    const answer = await ask('/pdf', id, [token, locale])
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="statement-${accountId.slice(-4)}-${month}.pdf"`,
    )
    const { text, tags, Title } = await readPdf(answer)
    const words = STATEMENT_WORDS[locale]
    expect(Title).toBe(words.title)
    const said = [
      words.beginning,
      words.credit,
      words.debit,
      words.ending,
      words.closing,
      accountId,
    ]
    const { name, address, footerLines } = SANDBOX_ENTITY
    for (const one of [...said, 'Ștefan Їжак', 'Kingfisher Press', name, address, ...footerLines]) {
      expect(text).toContain(one)
    }
    expect(text).toMatch(/123[.,]45/)
    expect(text).toMatch(/876[.,]55 EUR/)
    for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(tags).toContain(`"role":"${tag}"`)
    expect(person.accounts.length).toBeGreaterThan(0)
  })

  it('sets what went out, what came in and what was left below its title', async () => {
    const { id, token } = await somebody([
      { cents: -12_345, description: 'Three atlases' },
      { cents: 678, description: 'One map' },
    ])
    const rightOf = await edgesOf(await ask('/pdf', id, [token]))
    const { debit, credit, balance } = STATEMENT_WORDS.en
    expect(rightOf('123.45')).toBe(rightOf(debit))
    expect(rightOf('6.78')).toBe(rightOf(credit))
    expect(rightOf('876.55')).toBe(rightOf(balance))
    expect(rightOf('883.33')).toBe(rightOf(balance))
    expect(new Set([debit, credit, balance].map(rightOf)).size).toBe(3)
  })

  it('says when nothing happened, without a table', async () => {
    const { id, token } = await somebody([], { accounts: [{ currencyCode: 'EUR', balance: '0' }] })
    const { text, tags } = await readPdf(await ask('/pdf', id, [token]))
    expect(text).toContain(STATEMENT_WORDS.en.none)
    expect(tags).not.toContain('"role":"Table"')
  })

  it('goes on for pages, with every movement on them', async () => {
    const movements = Array.from({ length: 120 }, (_, index) => ({
      cents: index % 2 === 0 ? 1 + index : -index,
      description: `Order ${index + 1} of many, with a note that is rather long`,
    }))
    const { id, token } = await somebody(movements)
    const { text, totalPages } = await readPdf(await ask('/pdf', id, [token]))
    expect(totalPages).toBeGreaterThan(3)
    for (const index of [1, 60, 120]) expect(text).toContain(`Order ${index} of`)
    expect(text).toContain(`${totalPages} / ${totalPages}`)
  })

  it('is set while the bank goes on answering', async () => {
    const movements = Array.from({ length: 160 }, () => ({ cents: 1, description: 'Order' }))
    const { id, token } = await somebody(movements)
    const ended: string[] = []
    const file = ask('/pdf', id, [token]).then(() => ended.push('the file'))
    await bank.call('balanceInquiry', {}, token)
    ended.push('a call')
    await file
    expect(ended).toEqual(['a call', 'the file'])
  })
})

describe('a statement as a table', () => {
  it('has every movement in order, and no formula (HIST-001, GAP-69)', async () => {
    const { id, token, accountId, month } = await somebody([
      { cents: -1_000, description: '=HYPERLINK("https://evil.example","Click")' },
      { cents: 250, description: '+44 20 7946, "quoted"' },
      { cents: -5, description: '-12.50' },
    ])
    const answer = await ask('/csv', id, [token])
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="statement-${accountId.slice(-4)}-${month}.csv"`,
    )
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
    const [head, ...lines] = text.split('\r\n')
    expect(head).toBe(
      '\uFEFFDate,Type,Recipient or sender,Description,Money out,Money in,Balance,Currency',
    )
    expect(lines.slice(1).map(line => line.replace(/^\d{4}-\d\d-\d\d,Deposit,/, ''))).toEqual([
      `Kingfisher Press,"'=HYPERLINK(""https://evil.example"",""Click"")",10.00,,990.00,EUR`,
      `Kingfisher Press,"'+44 20 7946, ""quoted""",,2.50,992.50,EUR`,
      'Kingfisher Press,-12.50,0.05,,992.45,EUR',
      '',
    ])
  })

  it('speaks the language of the request', async () => {
    const { id, token } = await somebody()
    const text = await (await ask('/csv', id, [token, 'ua'])).text()
    expect(text).toContain(STATEMENT_WORDS.ua.ending.split(' ')[0] ?? '')
    expect(text).toContain(TRANSACTION_TYPE_WORDS.ua.deposit)
  })
})

describe('the files of a statement', () => {
  it.each(['/pdf', '/csv'])('are the customer’s alone: %s', async path => {
    const { id, accountId } = await somebody()
    const { token } = await somebody()
    const status = async (wanted: string, by = token) => (await ask(path, wanted, [by])).status
    expect(await status(id)).toBe(404)
    expect(await status(`${accountId}.2026-13`)).toBe(404)
    expect(await status('nothing')).toBe(404)
    expect(await status(id, 'no-token')).toBe(401)
  })

  it.each([
    '/pdf?template=statement',
    '/csv?template=statement',
    '/exports/%00',
    '/batch-files/%00',
  ])('are asked for by what can be kept: %s', async path => {
    const { token } = await somebody()
    const said = await bank.post(
      path,
      { id: '\u0000.2026-11' },
      { Authorization: `Bearer ${token}` },
    )
    expect(said.status).toBe(400)
  })

  it.each(['/pdf', '/csv'])('are there for the months there were alone: %s', async path => {
    const { accountId, token } = await somebody()
    for (const month of ['2001-01', '0000-01'])
      expect((await ask(path, `${accountId}.${month}`, [token])).status).toBe(404)
  })

  it.each(['/pdf', '/csv'])('need a right that reads: %s', async path => {
    const { id, person } = await somebody([], { kind: 'business' })
    const { customerId } = person
    const statusFor = async (right: string) => {
      const wish = {
        kind: 'business',
        standing: { actsForOthers: true },
        accesses: [{ customerId, right }],
      }
      const { accessToken } = await bank.signIn(await bank.person(wish))
      const headers = { Authorization: `Bearer ${accessToken}`, [HEADER.customerId]: customerId }
      return (await bank.post(`${path}?template=statement`, { id }, headers)).status
    }
    expect(await statusFor('read')).toBe(200)
    expect(await statusFor('upload')).toBe(404)
  })
})
