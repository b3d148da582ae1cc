import type { Page } from '@playwright/test'
import {
  ACCOUNTS,
  answered,
  BUTTON,
  expect,
  failed,
  READY,
  stopClock,
  strictHeaders,
  test,
} from './test.ts'
import { wordsOf } from './words.ts'

// By our timers, however long the machine takes for the rest.
const SOON_MS = 2_000
const SETUP = /This page isn’t set up/

/** Collects the errors on a page's console. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', line => line.type() === 'error' && errors.push(line.text()))
  return errors
}

test.describe('an element that does not work', { tag: '@embed' }, () => {
  test('says within two seconds that the bank does not know its key, or its origin', async ({
    page,
    shop,
  }) => {
    const errors = errorsOf(page)
    await stopClock(page)
    const unknown = ACCOUNTS.replace('ck_shop_test', 'ck_wrong').replace('"en"', '"ro"')
    const html = shop.tag + unknown + ACCOUNTS
    shop.site.pages.set('/', { html, headers: strictHeaders(shop.site) })
    await page.goto(shop.site.shop.replace('shop.', 'thief.'))
    await expect(page.locator('iframe')).toHaveCount(2)
    await page.clock.runFor(SOON_MS)
    await expect(page.getByText(wordsOf('ro').setupText)).toBeVisible()
    await expect(page.getByText(SETUP)).toBeVisible()
    for (const frame of await page.locator('iframe').all()) await expect(frame).toBeHidden()
    const told = await shop.told()
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([failed('wrong_client_key'), failed('origin_not_registered')]),
    )
    expect(errors.join()).toContain('wrong_client_key The bank does not know this client-key.')
    expect(errors.join()).toContain('origin_not_registered The client-key is not registered')
  })

  test('says at once that the page’s policy has no room for a frame', async ({ page, shop }) => {
    const policy = strictHeaders(shop.site)['Content-Security-Policy'] ?? ''
    await shop.visit(ACCOUNTS, {
      headers: { 'Content-Security-Policy': policy.replace(/frame-src [^;]+/, "frame-src 'none'") },
    })
    await expect(page.getByText(SETUP)).toBeVisible()
    expect(await shop.told()).toContainEqual(failed('frame_blocked'))
    await expect(page.locator('sixpence-accounts iframe')).toHaveCount(0)
  })

  test('says after fifteen seconds that nobody answers, and welcomes who answers later', async ({
    page,
    shop,
  }) => {
    await stopClock(page)
    await shop.visit(ACCOUNTS.replace('ck_shop_test', 'ck_silent'))
    await expect(page.locator('iframe')).toBeAttached()
    await page.clock.runFor(1_100)
    // The bank has replied, and reports no fault.
    await answered(page, '/public-api/embedder/ck_silent')
    await page.clock.runFor(12_000)
    expect(await shop.told()).toEqual([])
    // A browser's own message for a page that doesn't load isn't for customers.
    await expect(page.locator('iframe')).toHaveCSS('opacity', '0')
    await page.clock.runFor(3_000)
    await expect.poll(shop.told).toEqual([failed('timed_out')])
    const text = page.getByText('Your bank isn’t responding.')
    await expect(text).toBeVisible()
    const frame = page.frames()[1]
    await frame?.evaluate(() => window.bankPage.speak?.())
    await expect.poll(shop.told).toContainEqual(READY)
    await expect(text).toHaveCount(0)
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
  })

  test('says what it lacks, in English where its texts cannot be had', async ({ page, shop }) => {
    const policy = strictHeaders(shop.site)['Content-Security-Policy'] ?? ''
    const headers = { 'Content-Security-Policy': policy.replace(/connect-src [^;]+/, '') }
    await shop.visit('<sixpence-accounts locale="ro"></sixpence-accounts>', { headers })
    await expect(page.getByText('Go to your bank.')).toBeVisible()
    await page
      .locator('sixpence-accounts')
      .evaluate(each => each.setAttribute('client-key', 'ck_shop_test'))
    const events = async () => (await shop.told()).filter(([type]) => type !== 'violation')
    await expect.poll(events).toEqual([failed('not_configured'), READY])
  })

  test('says that its window is blocked, and is no way out of a frame that may open none', async ({
    page,
    shop,
  }) => {
    shop.site.pages.set('/inner', { html: shop.tag + BUTTON })
    await shop.visit('<iframe sandbox="allow-scripts" src="/inner"></iframe>', {
      headers: {},
      html: '',
    })
    const inner = page.frameLocator('iframe')
    await inner.getByRole('button').click()
    await expect(inner.getByText(/Your browser didn’t open/)).toBeVisible()
    await expect(inner.getByRole('link')).toHaveCount(0)
    expect(await page.frames()[1]?.evaluate(() => window.told)).toEqual([failed('window_blocked')])
  })
})
