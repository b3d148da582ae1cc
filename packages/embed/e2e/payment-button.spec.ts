import type { Page } from '@playwright/test'
import {
  BUTTON,
  CHECKOUT,
  expect,
  failed,
  final,
  press,
  READY,
  said,
  say,
  strictHeaders,
  test,
} from './test.ts'

const WORDS = { ro: 'Plătiți din cont', 'uk-UA': 'Сплатити', xx: 'Pay from your account' }

/** Adds a frame of the bank to the page, and waits for its hello. */
const addBankFrame = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    src =>
      new Promise<void>(resolve => {
        const frame = document.createElement('iframe')
        addEventListener('message', ({ source }) => source === frame.contentWindow && resolve())
        frame.src = src
        document.body.append(frame)
      }),
    address,
  )

test.describe('a payment button', { tag: '@embed' }, () => {
  test('speaks its languages under a strict policy, asks the bank for nothing, and is pressed by keyboard', async ({
    page,
    shop,
  }) => {
    await shop.visit(BUTTON)
    const element = page.locator('sixpence-payment-button')
    await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(20, 48, 92)')
    for (const [locale, label] of Object.entries(WORDS)) {
      await element.evaluate((button, to) => button.setAttribute('locale', to), locale)
      await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible()
    }
    expect(await shop.told()).toEqual([])
    expect(shop.site.asked).toEqual([`/embed/v0/${shop.site.script.file}`])
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(await opened).toHaveURL(/embed\/checkout/)
  })

  test(
    'tells once what the window says, and gives the focus back',
    { tag: '@fast' },
    async ({ page, shop }) => {
      await page.clock.install()
      await shop.visit(BUTTON)
      const bankWindow = await press(page)
      expect(await bankWindow.evaluate(() => window.opener !== null)).toBe(true)
      await expect(page.getByRole('button')).toHaveAttribute('aria-busy', 'true')
      await say(bankWindow, said('paid'))
      await expect.poll(shop.told).toEqual([READY, final('paid')])
      await bankWindow.close()
      await expect(page.getByRole('button')).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByRole('button')).toBeFocused()
      await page.clock.runFor(60_000)
      expect(await shop.told()).toHaveLength(2)
      expect(shop.site.asked).not.toContain(`/public-api/checkout/${CHECKOUT}/status`)
    },
  )

  test('opens one window for a double click, and shows it again from either of two buttons', async ({
    page,
    shop,
    context,
  }) => {
    await shop.visit(BUTTON + BUTTON)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button').first().dblclick()
    const bankWindow = await opened
    await bankWindow.waitForFunction(() => window.bankPage?.link)
    const heard = () => bankWindow.evaluate(() => window.bankPage.heard.splice(0))
    for (const button of await page.getByRole('button').all()) {
      await button.click()
      await expect.poll(heard).toContainEqual({ type: 'focused' })
    }
    expect(context.pages()).toHaveLength(2)
    await say(bankWindow, said('refused'))
    await expect.poll(shop.told).toEqual([READY, final('refused')])
  })

  test('follows a window that is loaded anew, and takes it back when its own page was', async ({
    page,
    shop,
    context,
  }) => {
    await shop.visit(BUTTON)
    const bankWindow = await press(page)
    await bankWindow.reload()
    await bankWindow.waitForFunction(() => window.bankPage?.link)
    await say(bankWindow, { type: 'signedIn' })
    await expect.poll(shop.told).toContainEqual(['sixpence-signed-in', {}])
    const before = bankWindow.url()
    await page.reload()
    await page.getByRole('button').click()
    await expect.poll(() => bankWindow.url()).not.toBe(before)
    await bankWindow.waitForFunction(() => window.bankPage?.link)
    expect(context.pages()).toHaveLength(2)
    await say(bankWindow, said('paid'))
    await expect.poll(shop.told).toContainEqual(final('paid'))
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
      [nonce, said('refused')] as const,
    )
    // The right origin and the right nonce, but another window.
    await addBankFrame(page, address)
    await say(bankWindow, said('paid'))
    await expect.poll(shop.told).toEqual([READY, final('paid')])
    expect(await page.frames()[1]?.evaluate(() => window.bankPage.link)).toBeUndefined()
  })

  test('works in a sandboxed page that lets windows be opened', async ({ page, shop }) => {
    const { site, tag } = shop
    site.pages.set('/inner', { html: tag + BUTTON, headers: strictHeaders(site) })
    const allowed = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'
    await shop.visit(`<iframe sandbox="${allowed}" src="/inner"></iframe>`, {
      headers: {},
      html: '',
    })
    const opened = page.waitForEvent('popup')
    await page.frameLocator('iframe').getByRole('button').click()
    const bankWindow = await opened
    await bankWindow.waitForFunction(() => window.bankPage?.link)
    await say(bankWindow, said('paid'))
    const frame = page.frames()[1]
    await expect.poll(() => frame?.evaluate(() => window.told)).toEqual([READY, final('paid')])
  })

  test('says so without a network, as a frame does', async ({ page, shop, context }) => {
    await page.clock.install()
    await shop.visit(BUTTON)
    await context.setOffline(true)
    await page.getByRole('button').click()
    await expect.poll(shop.told).toEqual([failed('offline')])
    expect(context.pages()).toHaveLength(1)
    await page.evaluate(() => {
      const accounts = document.createElement('sixpence-accounts')
      accounts.setAttribute('client-key', 'ck_shop_test')
      document.body.append(accounts)
    })
    await expect(page.locator('iframe')).toBeAttached()
    await page.clock.runFor(1_500)
    await expect.poll(shop.told).toEqual([failed('offline'), failed('offline')])
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
})
