import type { Page } from '@playwright/test'
import { appFor, BRANDS } from './app-for.ts'
import { expectAccessible } from './accessible.ts'
import { newPerson } from './bank.ts'
import { signIn, speak } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
const LANGUAGES = { en: 'en', es: 'es', pt: 'pt-PT', ro: 'ro', ru: 'ru', ua: 'uk' }

async function expectToFit(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
}

test.describe('looks', { tag: '@start' }, () => {
  test('speaks the language that is chosen, and keeps words whole when text is twice as large (I18N-006)', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP)
    await signIn(page, await newPerson())
    let from = 'en'
    for (const [locale, lang] of Object.entries(LANGUAGES)) {
      await speak(page, locale, from)
      from = locale
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expectToFit(page)
      const heights = await page
        .getByRole('navigation')
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.clientHeight))
      expect(Math.max(...heights), 'two lines at most').toBeLessThan(120)
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
  })

  test('keeps the menu of a business on one line in every language', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await signIn(page, await newPerson({ kind: 'business' }))
    const links = page.getByRole('navigation').first().getByRole('link')
    let from = 'en'
    for (const locale of Object.keys(LANGUAGES)) {
      await speak(page, locale, from)
      from = locale
      await expect(links).toHaveCount(6)
      const tops = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().top))
      expect([locale, new Set(tops).size]).toEqual([locale, 1])
    }
  })

  // The brand with two languages. The full run and the tests of the brands include the others.
  const WORN = process.env['SIXPENCE_FULL'] === '1' ? BRANDS : ['cordoba']

  for (const brand of WORN) {
    test(`wears the brand ${brand} (BRAND-002, BRAND-003)`, async ({ page }) => {
      const app = await appFor(brand)
      try {
        await page.setViewportSize(PHONE)
        await page.goto(`${app.url}/login`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('img', { name: app.projectName })).toBeVisible()
        await expect(page.getByLabel(word('shell', 'languageLabel')).locator('option')).toHaveCount(
          brand === 'cordoba' ? 2 : 6,
        )
        await expectToFit(page)
        await page.setViewportSize(DESKTOP)
        await expectToFit(page)
        await expectAccessible(page)
      } finally {
        await app.stop()
      }
    })
  }
})
