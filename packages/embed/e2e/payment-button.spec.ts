import type { Page } from '@playwright/test'
import { BUTTON, CHECKOUT, expect, say, strictHeaders, test } from './test.ts'

const final = (status: string) => ['sixpence-payment-final', { checkoutId: CHECKOUT, status }]
const said = (status: string) => ({ type: 'paymentFinal', checkoutId: CHECKOUT, status })

/** Presses the button and waits until the bank's window can speak. */
async function press(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button').first().click()
  const bankWindow = await opened
  await bankWindow.waitForFunction(() => window.bankPage?.link)
  return bankWindow
}

const words = {
  en: 'Pay from your account',
  es: 'Pagar desde su cuenta',
  pt: 'Pagar com a sua conta',
  ro: 'Plătiți din cont',
  ru: 'Оплатить',
  ua: 'Сплатити',
  'pt-PT': 'Pagar com a sua conta',
  'uk-UA': 'Сплатити',
  EN_gb: 'Pay from your account',
  xx: 'Pay from your account',
}

test('is a button in six languages, under a strict policy', async ({ page, shop }) => {
  await shop.visit(BUTTON)
  const element = page.locator('sixpence-payment-button')
  await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(20, 48, 92)')
  for (const [locale, label] of Object.entries(words)) {
    await element.evaluate((button, to) => button.setAttribute('locale', to), locale)
    await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible()
  }
  expect(await shop.told()).toEqual([])
  // The button asked the bank for nothing but the script.
  expect(shop.site.asked).toEqual([`/embed/v0/${shop.site.script.file}`])
})

test('tells once what the window says, and gives the focus back', async ({ page, shop }) => {
  await shop.visit(BUTTON)
  const bankWindow = await press(page)
  expect(await bankWindow.evaluate(() => window.opener !== null)).toBe(true)
  await expect(page.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await say(bankWindow, said('paid'))
  await expect.poll(shop.told).toEqual([['sixpence-ready', {}], final('paid')])
  await bankWindow.close()
  await expect(page.getByRole('button')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('button')).toBeFocused()
  await page.waitForTimeout(1_200)
  expect(await shop.told()).toHaveLength(2)
  expect(shop.site.asked).not.toContain(`/public-api/checkout/${CHECKOUT}/status`)
})

for (const [status, end] of [
  ['open', 'cancelled'],
  ['paid', 'paid'],
  ['refused', 'refused'],
  ['pending', 'unknown'],
  ['', 'unknown'],
] as const)
  test(`asks the bank when the window is closed: ${status || 'no answer'} is ${end}`, async ({
    page,
    shop,
  }) => {
    if (status) shop.site.statuses.set(CHECKOUT, status)
    await shop.visit(BUTTON)
    const bankWindow = await press(page)
    await bankWindow.close()
    await expect.poll(shop.told).toContainEqual(final(end))
    expect(shop.site.asked.filter(path => path.endsWith('/status'))).toHaveLength(1)
  })

test('shows the open window again, from either of two buttons', async ({ page, shop, context }) => {
  await shop.visit(BUTTON + BUTTON)
  const bankWindow = await press(page)
  const heard = () => bankWindow.evaluate(() => window.bankPage.heard.splice(0))
  await page.getByRole('button').first().dblclick()
  await expect.poll(heard).toContainEqual({ type: 'focused' })
  await page.getByRole('button').last().click()
  await expect.poll(heard).toContainEqual({ type: 'focused' })
  expect(context.pages()).toHaveLength(2)
  await say(bankWindow, said('refused'))
  await expect.poll(shop.told).toEqual([['sixpence-ready', {}], final('refused')])
})

test('opens one window for a double click', async ({ page, shop, context }) => {
  await shop.visit(BUTTON)
  await page.getByRole('button').dblclick()
  await expect.poll(() => context.pages().length).toBe(2)
  await page.waitForTimeout(300)
  expect(context.pages()).toHaveLength(2)
})

test('is pressed by keyboard', async ({ page, shop }) => {
  await shop.visit(BUTTON)
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(await opened).toHaveURL(/embed\/checkout/)
})

test('follows a window that is loaded anew', async ({ page, shop }) => {
  await shop.visit(BUTTON)
  const bankWindow = await press(page)
  await bankWindow.reload()
  await bankWindow.waitForFunction(() => window.bankPage?.link)
  await say(bankWindow, said('paid'))
  await expect.poll(shop.told).toContainEqual(final('paid'))
})

test('takes its window back after the page was loaded anew', async ({ page, shop, context }) => {
  await shop.visit(BUTTON)
  const bankWindow = await press(page)
  const before = bankWindow.url()
  await page.reload()
  await page.getByRole('button').click()
  await expect.poll(() => bankWindow.url()).not.toBe(before)
  await bankWindow.waitForFunction(() => window.bankPage?.link)
  expect(context.pages()).toHaveLength(2)
  await say(bankWindow, said('paid'))
  await expect.poll(shop.told).toContainEqual(final('paid'))
})

test('ends an attempt though the page has put another button in its place', async ({
  page,
  shop,
}) => {
  await shop.visit(`<main>${BUTTON}</main>`)
  const bankWindow = await press(page)
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.replaceChildren(...Array.from(main.children, each => each.cloneNode()))
  })
  await expect(page.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await say(bankWindow, said('paid'))
  await expect.poll(shop.told).toEqual([['sixpence-ready', {}], final('paid')])
})

test('believes nobody else: not the page, not another window', async ({ page, shop }) => {
  await shop.visit(BUTTON)
  const bankWindow = await press(page)
  const address = bankWindow.url()
  const nonce = new URL(address).hash.slice(1)
  await page.evaluate(
    ([text, message]) => {
      for (const data of [`sixpence 1 hello ${text}`, message]) postMessage(data, location.origin)
    },
    [nonce, said('paid')] as const,
  )
  // The right origin and the right nonce, but another window.
  await page.evaluate(src => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, address)
  await page.waitForTimeout(800)
  expect(await shop.told()).toEqual([['sixpence-ready', {}]])
})

test('holds on to its bank when it changes under way: amount and payee are not the page’s to say', async ({
  page,
  shop,
}) => {
  await shop.visit(BUTTON)
  const bankWindow = await press(page)
  await page.locator('sixpence-payment-button').evaluate(button => {
    for (const name of ['amount', 'payee', 'currency']) button.setAttribute(name, '1')
    button.setAttribute('checkout', 'f'.repeat(32))
  })
  await say(bankWindow, { ...said('paid'), checkoutId: 'f'.repeat(32) })
  await say(bankWindow, said('paid'))
  await expect.poll(shop.told).toEqual([['sixpence-ready', {}], final('paid')])
})

test('says so when the browser blocks the window', async ({ page, shop }) => {
  const { site, tag } = shop
  site.pages.set('/inner', { html: tag + BUTTON })
  await shop.visit('<iframe sandbox="allow-scripts" src="/inner"></iframe>', {
    headers: {},
    html: '',
  })
  const inner = page.frameLocator('iframe')
  await inner.getByRole('button').click()
  const frame = page.frames()[1]
  await expect
    .poll(() => frame?.evaluate(() => window.told))
    .toEqual([['sixpence-error', { code: 'window_blocked' }]])
})

test('works in a sandboxed page that lets windows be opened', async ({ page, shop }) => {
  const { site, tag } = shop
  site.pages.set('/inner', { html: tag + BUTTON, headers: strictHeaders(site) })
  const allowed = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
  await shop.visit(`<iframe sandbox="${allowed}" src="/inner"></iframe>`, { headers: {}, html: '' })
  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('button').click()
  const bankWindow = await opened
  await bankWindow.waitForFunction(() => window.bankPage?.link)
  await say(bankWindow, said('paid'))
  const frame = page.frames()[1]
  await expect
    .poll(() => frame?.evaluate(() => window.told))
    .toEqual([['sixpence-ready', {}], final('paid')])
})

test('forgets its attempts when the page is left, and is ready when it is back', async ({
  page,
  shop,
}) => {
  shop.site.pages.set('/other', { html: 'Other' })
  await shop.visit(BUTTON)
  const bankWindow = await press(page)
  await page.goto(`${shop.site.shop}/other`)
  await page.goBack()
  await bankWindow.close()
  await page.waitForTimeout(1_000)
  const finals = (await shop.told()).filter(([type]) => type === 'sixpence-payment-final')
  expect(finals.length).toBeLessThanOrEqual(1)
  const again = await press(page)
  await say(again, said('paid'))
  await expect.poll(shop.told).toContainEqual(final('paid'))
})

test('says so without a network', async ({ page, shop, context }) => {
  await shop.visit(BUTTON)
  await context.setOffline(true)
  await page.getByRole('button').click()
  await expect.poll(shop.told).toEqual([['sixpence-error', { code: 'offline' }]])
  expect(context.pages()).toHaveLength(1)
})

test('knows nothing when the page’s own policy takes the window from it', async ({
  page,
  shop,
}) => {
  shop.site.statuses.set(CHECKOUT, 'open')
  await shop.visit(BUTTON, { headers: { 'Cross-Origin-Opener-Policy': 'same-origin' } })
  await page.getByRole('button').click()
  await expect.poll(shop.told).toEqual([final('unknown')])
})
