import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newPerson } from './bank.ts'
import { tabTo } from './by-keyboard.ts'
import { signIn, signInTo, actFor, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

const aBusiness = () => newPerson({ kind: 'business', name: 'Quay Tools' })

/** Signs in as somebody who acts for a business with a right. */
async function actWith(page: Page, right: 'read' | 'full' | 'initiate') {
  const { customerId } = await aBusiness()
  const accesses = [{ customerId, right, permissions: [] }]
  const user = await newPerson({ kind: 'business', standing: { actsForOthers: true }, accesses })
  await actFor(page, user, /Quay Tools/)
}

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: word('merchant', 'areaLabel') })

/** The pages of the area with their titles, in the order of the navigation. */
const PAGES = [
  ['/merchant/overview', word('merchant', 'areaLabel')],
  ['/merchant/buttons/business_logos', word('merchant', 'logosTitle')],
  ['/merchant/security/verification', word('merchant', 'checksTitle')],
  ['/merchant/security/verification/history', word('merchant', 'checkHistoryTitle')],
  ['/merchant/accounts/payments', word('refunds', 'title')],
  ['/merchant/accounts/takings', word('takings', 'title')],
  ['/merchant/security/reputation', word('merchant', 'reputationTitle')],
  ['/merchant/internal/api_key', word('merchant-api', 'apiKeysTitle')],
  ['/merchant/internal/api_log', word('merchant-api', 'apiLogTitle')],
  ['/merchant/internal/webhook_log', word('merchant-api', 'webhooksTitle')],
  ['/merchant/internal/integration', word('integration', 'title')],
  ['/merchant/ipn/history', word('merchant-api', 'ipnHistoryTitle')],
  ['/merchant/ipn/settings', word('merchant-api', 'ipnSettingsTitle')],
] as const

test.describe('merchant', { tag: '@merchant' }, () => {
  test(
    'a business walks through all pages of its area, on a screen and on a phone (ROUTE-067, ROUTE-070, ROUTE-073, ROUTE-074, ROUTE-075, ROUTE-076, ROUTE-077, MERCH-001)',
    { tag: '@fast' },
    async ({ page }) => {
      await page.setViewportSize(DESK)
      await signIn(page, await aBusiness())
      const menu = page.getByRole('navigation', { name: word('shell', 'navLabel') })
      const getPaid = menu.getByRole('link', { name: word('shell', 'merchantLink') })
      await getPaid.click()
      await expect(page).toHaveURL(/\/merchant\/overview$/)
      const today = page.getByRole('term').filter({ hasText: word('takings', 'todayLabel') })
      await expect(today).toBeVisible()
      await expect(getPaid).toHaveAttribute('aria-current', 'page')
      await visit(page, '/merchant')
      await expect(page).toHaveURL(/\/merchant\/security\/verification$/)
      await navigation(page)
        .getByRole('link', { name: word('merchant', 'logosLink') })
        .click()
      await expect(page).toHaveURL(/\/merchant\/buttons\/business_logos$/)
      for (const [path, title] of PAGES) {
        await visit(page, path)
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect(page.locator('main .sp-skeleton').filter({ visible: true })).toHaveCount(0)
        expect([path, await isWide(page)]).toEqual([path, false])
        await expectAccessible(page)
        await page.setViewportSize(PHONE)
        expect([path, await isWide(page)]).toEqual([path, false])
        await page.setViewportSize(DESK)
      }

      await page.setViewportSize(PHONE)
      await expect(getPaid).toBeVisible()
      await visit(page, '/merchant/security/reputation')
      const button = navigation(page).getByRole('button')
      await expect(button).toContainText(word('merchant', 'reputationLink'))
      const logos = navigation(page).getByRole('link', { name: word('merchant', 'logosLink') })
      await expect(logos).toBeHidden()
      await expectAccessible(page)
      await button.click()
      await logos.click()
      await expect(page).toHaveURL(/business_logos$/)
      await expect(logos).toBeHidden()
    },
  )

  const isWide = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

  test('keeps keys and logs from everybody without right 2 (ROUTE-071, ACCESS-010, TRAP-59)', async ({
    page,
  }) => {
    await actWith(page, 'initiate')
    await visit(page, '/merchant/security/reputation')
    await expect(navigation(page)).toBeVisible()
    for (const link of ['apiKeysLink', 'apiLogLink', 'webhooksLink'] as const) {
      await expect(
        navigation(page).getByRole('link', { name: word('merchant', link) }),
      ).toHaveCount(0)
    }
    for (const path of ['api_key', 'api_log', 'webhook_log']) {
      await visit(page, `/merchant/internal/${path}`)
      await expect(page).toHaveURL(/\/merchant\/buttons\/my_saved_buttons$/)
    }
  })

  test(
    'shows a new key once, by keyboard alone (MERCH-014, MERCH-018)',
    { tag: '@fast' },
    async ({ page }) => {
      await actWith(page, 'full')
      await visit(page, '/merchant/internal/api_key')
      const create = word('merchant-api', 'addKeyCta')
      await tabTo(page, 'button', create)
      await page.keyboard.press('Enter')
      await tabTo(page, 'textbox', word('merchant-api', 'nameLabel'))
      await page.keyboard.type('Till')
      await page.keyboard.press('Enter')
      const popup = page.getByRole('alertdialog', { name: word('merchant-api', 'keyReadyTitle') })
      await expect(popup).toBeVisible()
      const secret = page.getByText(/^sk_[\w-]{43}$/)
      await expect(secret).toHaveCount(0)
      await tabTo(page, 'button', word('merchant-api', 'showSecretCta'))
      await page.keyboard.press('Enter')
      await expect(secret).toBeVisible()
      await expectAccessible(page, '.sp-dialog')
      await tabTo(page, 'button', word('merchant-api', 'secretDoneCta'))
      await page.keyboard.press('Enter')
      await expect(secret).toHaveCount(0)
      const row = page.getByRole('row', { name: /Till/ })
      await row.getByRole('switch').click()
      await expect(row.getByText(word('merchant-api', 'offStatus'))).toBeVisible()
      await page.reload()
      await expect(row.getByText(word('merchant-api', 'offStatus'))).toBeVisible()
      await expect(page.getByText(/^sk_[\w-]{43}$/)).toHaveCount(0)
    },
  )

  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  async function addLogo(page: Page, picture: { name: string; buffer: Buffer }) {
    await page.getByRole('button', { name: word('merchant', 'addLogoCta') }).click()
    const form = page.getByRole('dialog', { name: word('merchant', 'addLogoTitle') })
    await form.locator('input[type=file]').setInputFiles({ ...picture, mimeType: 'image/png' })
    return form
  }

  test('adds a logo and shows it, and takes no SVG for one (MERCH-009, MERCH-010, MERCH-011, MERCH-012)', async ({
    page,
  }) => {
    await signInTo(page, '/merchant/buttons/business_logos', await aBusiness())
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    const refused = await addLogo(page, { name: 'logo.png', buffer: svg })
    await expect(refused.getByText(word('merchant', 'logoTypeError'))).toBeVisible()
    await refused.getByRole('button', { name: word('merchant', 'cancelCta') }).click()
    const form = await addLogo(page, { name: 'Window.png', buffer: PNG })
    await form.getByRole('button', { name: word('merchant', 'addLogoCta') }).click()
    const logo = page.getByRole('listitem').filter({ hasText: 'Window' })
    await expect(logo.getByText(word('merchant', 'defaultBadge'))).toBeVisible()
    const picture = logo.locator('img')
    await expect
      .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBe(1)
    await logo
      .getByRole('button', {
        name: word('merchant', 'deleteNamedCta').replace('{{name}}', 'Window'),
      })
      .click()
    const question = page.getByRole('dialog', { name: word('merchant', 'deleteLogoTitle') })
    await question.getByRole('button', { name: word('merchant', 'deleteCta') }).click()
    await expect(page.getByText(word('merchant', 'logosEmptyTitle'))).toBeVisible()
  })
})
