import type { Page, Request } from '@playwright/test'
import { newPerson } from '../../bank/e2e/bank.ts'
import { listen, servePage } from '../../bank/e2e/host-page.ts'
import { enterCredentials } from '../../bank/e2e/journeys.ts'
import { BANK, button, expect, PARTNER, SHOP, test } from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'

// The browser logs each refusal to the console.
test.use({ mayLog: [/frame-ancestors|does not match the recipient/] })

const { port } = new URL(PARTNER)
const THIEF = `http://thief.localhost:${port}`
const INNER = `${PARTNER}/inner`
const NONCE = '1-2-3-4'

const SEEN = '5-6-7-8'

function address(page: string, origin = PARTNER, nonce = NONCE) {
  const query = new URLSearchParams({ origin, 'client-key': 'ck_sandbox_partner', locale: 'en' })
  return `${BANK}/embed/${page}?${query}#${nonce}`
}
const holding = (url: string, more = '') =>
  `<iframe src="${url}" allow="local-network-access" ${more}></iframe>`
const both = (nonce = NONCE) =>
  ['accounts', 'transfer'].map(page => holding(address(page, PARTNER, nonce))).join('')

/** The addresses of pages that may not show the bank, regardless of their owner. */
const UNREGISTERED = {
  'another name': `${THIEF}/`,
  'another port': 'http://partner.localhost:1234/',
  'another scheme': `https://partner.localhost:${port}/`,
  'a name below it': `http://www.partner.localhost:${port}/`,
  'a name that ends in it': `http://evilpartner.localhost:${port}/`,
  'a name that begins with it': `http://partner.localhost.evil.localhost:${port}/`,
  'its server by number': `http://127.0.0.1:${port}/host`,
  'the origin of another client key': `${SHOP}/host`,
  'no origin': `${PARTNER}/none`,
}
const HOLDER = `${PARTNER}/host`

/**
 * Opens a page; returns the number of frames in it that are refused because of their parents, by
 * parent.
 */
async function refusedIn(page: Page, url: string): Promise<Record<string, number>> {
  const refused: Record<string, number> = {}
  const note = (request: Request) => {
    if (request.failure()?.errorText !== 'net::ERR_BLOCKED_BY_RESPONSE') return
    const holder = request.frame().parentFrame()?.url() ?? ''
    refused[holder] = (refused[holder] ?? 0) + 1
  }
  page.on('requestfailed', note)
  await page.goto(url)
  page.off('requestfailed', note)
  return refused
}

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

test.describe('unregistered hosts', { tag: '@embed' }, () => {
  test(
    'no page but a registered one, in none but registered ones, gets a frame to see',
    { tag: '@fast' },
    async ({ page, context }) => {
      const heard = await listen(context)
      for (const url of Object.values(UNREGISTERED)) await servePage(context, url, both())
      await servePage(context, INNER, both(SEEN))
      // A page of no origin, for it is sandboxed, and one that shows the bank.
      const held = Object.values(UNREGISTERED).map(url =>
        holding(url, url.endsWith('/none') ? 'sandbox="allow-scripts"' : ''),
      )
      await servePage(context, HOLDER, held.join('') + holding(INNER))
      expect(await refusedIn(page, HOLDER)).toEqual(
        Object.fromEntries(Object.values(UNREGISTERED).map(url => [url, 2])),
      )
      await servePage(context, `${THIEF}/`, both() + holding(INNER))
      await servePage(context, INNER, both())
      expect(await refusedIn(page, `${THIEF}/`)).toEqual({ [`${THIEF}/`]: 2, [INNER]: 2 })
      expect(heard.filter(each => each !== `sixpence 1 hello ${SEEN}`)).toEqual([])
    },
  )

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
})
