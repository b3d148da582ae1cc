import type { Page } from '@playwright/test'
import {
  ACCOUNTS,
  BUTTON,
  CHECKOUT,
  answered,
  expect,
  frameOf,
  say,
  stopClock,
  strictHeaders,
  test,
} from './test.ts'
import { wordsOf } from './words.ts'

const failed = (code: string) => ['sixpence-error', { code }]
const final = (status: string) => ['sixpence-payment-final', { checkoutId: CHECKOUT, status }]
// By our timers, whatever the machine takes for the rest.
const SOON_MS = 2_000
const SETUP = /This page isn’t set up/

/** What the console of a page says as an error. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', line => line.type() === 'error' && errors.push(line.text()))
  return errors
}

test('says within two seconds that the bank does not know its key', async ({ page, shop }) => {
  const errors = errorsOf(page)
  await stopClock(page)
  await shop.visit(ACCOUNTS.replace('ck_shop_test', 'ck_wrong').replace('"en"', '"ro"'))
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.runFor(SOON_MS)
  await expect.poll(shop.told).toEqual([failed('wrong_client_key')])
  await expect(page.getByText(wordsOf('ro').setupText)).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
  expect(errors.join()).toContain('wrong_client_key The bank does not know this client-key.')
})

test('says within two seconds that its origin is not registered', async ({ page, shop }) => {
  const errors = errorsOf(page)
  await stopClock(page)
  shop.site.pages.set('/', { html: shop.tag + ACCOUNTS })
  await page.goto(shop.site.shop.replace('shop.', 'thief.'))
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.runFor(SOON_MS)
  await expect.poll(shop.told).toEqual([failed('origin_not_registered')])
  await expect(page.getByText(SETUP)).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
  expect(errors.join()).toContain('origin_not_registered The client-key is not registered')
})

test('says at once that the page’s policy has no room for a frame', async ({ page, shop }) => {
  const policy = strictHeaders(shop.site)['Content-Security-Policy'] ?? ''
  await shop.visit(ACCOUNTS, {
    headers: { 'Content-Security-Policy': policy.replace(/frame-src [^;]+/, "frame-src 'none'") },
  })
  await expect(page.getByText(SETUP)).toBeVisible()
})

test('says after fifteen seconds that nobody answers, and welcomes who answers later', async ({
  page,
  shop,
}) => {
  await stopClock(page)
  await shop.visit(ACCOUNTS.replace('ck_shop_test', 'ck_silent'))
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.runFor(1_100)
  // The bank has been asked, and knows nothing against it.
  await answered(page, '/public-api/embedder/ck_silent')
  await page.clock.runFor(12_000)
  expect(await shop.told()).toEqual([])
  // What a browser says where a page does not load is not for customers.
  await expect(page.locator('iframe')).toHaveCSS('opacity', '0')
  await page.clock.runFor(3_000)
  await expect.poll(shop.told).toEqual([failed('timed_out')])
  const text = page.getByText('Your bank isn’t responding.')
  await expect(text).toBeVisible()
  const frame = page.frames()[1]
  await frame?.evaluate(() => window.bankPage.speak?.())
  await expect.poll(shop.told).toContainEqual(['sixpence-ready', {}])
  await expect(text).toHaveCount(0)
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
})

test('says in English what it can where its texts cannot be had', async ({ page, shop }) => {
  const policy = strictHeaders(shop.site)['Content-Security-Policy'] ?? ''
  const headers = { 'Content-Security-Policy': policy.replace(/connect-src [^;]+/, '') }
  await shop.visit('<sixpence-accounts locale="ro"></sixpence-accounts>', { headers })
  await expect(page.getByText('Go to your bank.')).toBeVisible()
})

test('says under its button that the bank does not know its key', async ({ page, shop }) => {
  const errors = errorsOf(page)
  await stopClock(page)
  shop.site.statuses.set(CHECKOUT, 'open')
  await shop.visit(BUTTON.replace('ck_shop_test', 'ck_wrong'))
  const opened = page.waitForEvent('popup')
  await page.getByRole('button').click()
  await page.clock.runFor(SOON_MS)
  await expect.poll(shop.told).toEqual([failed('wrong_client_key')])
  await expect(page.getByText(SETUP)).toBeVisible()
  await expect(page.getByRole('button')).toBeVisible()
  expect(errors.join()).toContain('wrong_client_key')
  await (await opened).close()
  await page.clock.resume()
  await expect.poll(shop.told).toEqual([failed('wrong_client_key'), final('cancelled')])
})

const noWindows = () => {
  window.open = () => null
}

for (const [status, end] of [
  ['paid', 'paid'],
  ['open', 'cancelled'],
  ['pending', 'unknown'],
] as const)
  test(`leads to the bank where no window opens, and asks it at the return: ${status}`, async ({
    page,
    shop,
  }) => {
    shop.site.statuses.set(CHECKOUT, status)
    await page.addInitScript(noWindows)
    await shop.visit(BUTTON.replace('client-key', 'return-url="/?order=7" client-key'))
    await page.getByRole('button').click()
    await expect.poll(shop.told).toEqual([failed('window_blocked')])
    await page.getByRole('link', { name: /Continue on the bank/ }).click()
    await expect(page).toHaveURL(/\/embed\/checkout\?/)
    const address = new URL(page.url())
    expect(address.searchParams.get('return-url')).toBe('/?order=7')
    await page.goto(`${shop.site.shop}/?order=7&sixpence=${CHECKOUT}`)
    await expect.poll(shop.told).toEqual([final(end)])
    await page.waitForTimeout(300)
    expect(await shop.told()).toEqual([final(end)])
  })

test('is no way out of a frame that may open no windows', async ({ page, shop }) => {
  shop.site.pages.set('/inner', { html: shop.tag + BUTTON })
  await shop.visit('<iframe sandbox="allow-scripts" src="/inner"></iframe>', {
    headers: {},
    html: '',
  })
  const inner = page.frameLocator('iframe')
  await inner.getByRole('button').click()
  await expect(inner.getByText(/Your browser didn’t open/)).toBeVisible()
  await expect(inner.getByRole('link')).toHaveCount(0)
})

test('shows the customer’s own language again when its locale is taken away', async ({
  page,
  shop,
}) => {
  await shop.visit(ACCOUNTS.replace('<sixpence-accounts', '<sixpence-accounts theme="dark"'))
  const frame = await frameOf(page, 'sixpence-accounts')
  await page.locator('sixpence-accounts').evaluate(each => {
    each.removeAttribute('locale')
    each.setAttribute('theme', '')
  })
  const heard = () => frame.evaluate(() => window.bankPage.heard.slice(-3))
  await expect.poll(heard).toEqual([
    { type: 'localeChanged', locale: 'und' },
    { type: 'themeChanged', theme: 'brand' },
    { type: 'kindsChanged', kinds: '' },
  ])
  await say(frame, { type: 'signedIn' })
})
