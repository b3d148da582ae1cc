import type { Page, Request } from '@playwright/test'
import { newPerson } from '../../bank/e2e/bank.ts'
import { listen, servePage } from '../../bank/e2e/host-page.ts'
import { enterCredentials } from '../../bank/e2e/journeys.ts'
import { BANK, button, expect, PARTNER, SHOP, test } from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'

// The browser tells of every refusal in the console.
test.use({ mayLog: [/frame-ancestors|does not match the recipient/] })

const { port } = new URL(PARTNER)
const THIEF = `http://thief.localhost:${port}`
const INNER = `${PARTNER}/inner`
const NONCE = '1-2-3-4'

function address(page: string, origin = PARTNER) {
  const query = new URLSearchParams({ origin, 'client-key': 'ck_sandbox_partner', locale: 'en' })
  return `${BANK}/embed/${page}?${query}#${NONCE}`
}
const holding = (url: string, more = '') => `<iframe src="${url}" ${more}></iframe>`
const BOTH = holding(address('accounts')) + holding(address('transfer'))

/** What stands at which address; the first is opened. */
type Pages = Readonly<Record<string, string>>

const UNREGISTERED: Readonly<Record<string, Pages>> = {
  'another name': { [`${THIEF}/`]: BOTH },
  'another port': { 'http://partner.localhost:1234/': BOTH },
  'another scheme': { [`https://partner.localhost:${port}/`]: BOTH },
  'a name below it': { [`http://www.partner.localhost:${port}/`]: BOTH },
  'a name that ends in it': { [`http://evilpartner.localhost:${port}/`]: BOTH },
  'a name that begins with it': { [`http://partner.localhost.evil.localhost:${port}/`]: BOTH },
  'its server by number': { [`http://127.0.0.1:${port}/host`]: BOTH },
  'the origin of another client key': { [`${SHOP}/host`]: BOTH },
  'a page of no origin in it': {
    [`${PARTNER}/host`]: holding(INNER, 'sandbox="allow-scripts"'),
    [INNER]: BOTH,
  },
  'a thief who holds it': { [`${THIEF}/`]: holding(INNER), [INNER]: BOTH },
  'a thief whom it holds': { [`${PARTNER}/host`]: holding(`${THIEF}/`), [`${THIEF}/`]: BOTH },
}

/** Opens the first of some pages; tells how many frames in it are refused for who holds them. */
async function countRefused(page: Page, pages: Pages): Promise<number> {
  const refused: string[] = []
  const note = (request: Request) => {
    if (request.failure()?.errorText === 'net::ERR_BLOCKED_BY_RESPONSE') refused.push(request.url())
  }
  page.on('requestfailed', note)
  for (const [url, body] of Object.entries(pages)) await servePage(page.context(), url, body)
  await page.goto(Object.keys(pages)[0] ?? '')
  page.off('requestfailed', note)
  return refused.length
}

test('no page but a registered one, in none but registered ones, gets a frame to see', async ({
  page,
  context,
}) => {
  const heard = await listen(context)
  const refused: Record<string, number> = {}
  for (const [name, pages] of Object.entries(UNREGISTERED))
    refused[name] = await countRefused(page, pages)
  expect(refused).toEqual(Object.fromEntries(Object.keys(UNREGISTERED).map(name => [name, 2])))
  expect(heard).toEqual([])
  const nested = { [`${PARTNER}/host`]: holding(INNER), [INNER]: BOTH }
  expect(await countRefused(page, nested)).toBe(0)
})

/** Opens windows of the bank from a page; only a page of the bank would have a question for them. */
async function openAll(page: Page, addresses: string[]): Promise<Page[]> {
  const { length } = page.context().pages()
  await page.evaluate(all => {
    for (const each of all) window.opened = [...(window.opened ?? []), open(each, '_blank')]
  }, addresses)
  await expect.poll(() => page.context().pages().length).toBe(length + addresses.length)
  return page.context().pages().slice(length)
}

declare global {
  interface Window {
    opened?: (Window | null)[]
  }
}

const FORGED = [
  `sixpence 1 welcome ${NONCE}`,
  { sixpence: 'question', body: { codeChallenge: 'a'.repeat(43) } },
  { sixpence: 'question', body: { payment: { kind: 'ownTransfer', order: { amount: '9.99' } } } },
  { sixpence: 'question', body: { ids: ['forged'] } },
  { sixpence: 'answer', body: { code: 'a'.repeat(43) } },
]

test('a thief who opens the windows of the bank hears nothing and is not answered', async ({
  context,
  page,
}) => {
  const heard = await listen(context)
  await servePage(context, `${THIEF}/`, '')
  await page.goto(`${THIEF}/`)
  const names = ['sign-in', 'confirm', 'decide', 'checkout']
  const windows = await openAll(page, [
    ...names.map(name => address(name)),
    ...names.map(name => address(name, THIEF)),
  ])
  const [grant, confirm, decide, , claimed] = windows
  if (!grant || !confirm || !decide || !claimed) throw new Error('Not all windows were opened')
  await enterCredentials(grant, await newPerson())
  await expect(button(grant, 'embedding', 'grantCta')).toBeVisible()
  await expect(claimed.getByText(word('embedding', 'refusedTitle'))).toBeVisible()
  await page.evaluate(forged => {
    for (const each of window.opened ?? [])
      for (const message of forged) each?.postMessage(message, '*')
  }, FORGED)
  for (const each of [grant, confirm, decide])
    await expect(each.getByText(word('embedding', 'noOpenerText'))).toBeVisible()
  expect(heard).toEqual([])
})
