import type { Page, Request } from '@playwright/test'
import { newPerson } from './bank.ts'
import { watchSecrets } from './canary.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const HELD_MS = 3_000

const fields = (page: Page) => ({
  email: page.getByLabel(word('sign-in', 'emailLabel')),
  password: page.getByLabel(word('sign-in', 'passwordLabel'), { exact: true }),
})

/** Delays every script but the first from now on, like a slow line. */
async function holdScripts(page: Page): Promise<void> {
  const until = Date.now() + HELD_MS
  await page.route(/\/assets\/(?!first-).*\.js$/, async route => {
    await new Promise(resolve => setTimeout(resolve, Math.max(0, until - Date.now())))
    await route.continue()
  })
}

test.describe('sign-in', { tag: '@sign-in' }, () => {
  test(
    'takes an Enter long before the scripts of the page are there',
    { tag: '@fast' },
    async ({ page, context }) => {
      const canary = await watchSecrets(context)
      const person = await newPerson()
      canary.add('password', person.password)
      const pages: Request[] = []
      page.on('request', request => request.isNavigationRequest() && pages.push(request))
      await holdScripts(page)
      await page.goto('/login', { waitUntil: 'commit' })
      const { email, password } = fields(page)
      await email.fill(person.email)
      await password.fill(person.password)
      await password.press('Enter')
      await expect(page).toHaveURL(/\/home$/)
      // Also searches the requests that haven't finished.
      await context.unrouteAll({ behavior: 'wait' })
      expect(
        pages.map(request => `${request.method()} ${new URL(request.url()).pathname}`),
      ).toEqual(['GET /login'])
      expect(await canary.search(page, 'signedIn')).toEqual([])
    },
  )

  test('keeps what is typed, where and by whom it is typed on, when the app takes over', async ({
    page,
  }) => {
    await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    const { email } = fields(page)
    await email.fill('ada@sixpence')
    const before = await email.elementHandle()
    await expect(page.locator('.sp-start-notice')).toHaveCount(0)
    await page.keyboard.type('-lovelace')
    expect(await before?.evaluate(field => field === document.activeElement)).toBe(true)
    await expect(email).toHaveValue('ada@sixpence-lovelace')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, locale: 'ro-RO' })

    test('says what is needed, and posts what is typed to nobody', async ({ page }) => {
      await page.goto('/history')
      const note = page.locator('noscript')
      await expect(note).toBeVisible()
      expect(await note.innerText()).toBe(word('shell', 'withoutScriptsText', 'ro'))
      await page.getByLabel(word('sign-in', 'emailLabel', 'ro')).fill('ada@sixpence.example')
      const password = page.getByLabel(word('sign-in', 'passwordLabel', 'ro'), { exact: true })
      await password.fill('lantern-orchard-42')
      await password.press('Enter')
      await expect(page.getByText(word('shell', 'oneMomentText', 'ro'))).toBeVisible()
      await expect(page).toHaveURL(/\/one-moment$/)
      expect(await page.content()).not.toContain('lantern')
      await page.getByRole('link', { name: word('common', 'retryCta', 'ro') }).click()
      await expect(page).toHaveURL(/\/login$/)
    })
  })

  test.describe('in a browser that speaks Ukrainian', () => {
    test.use({ locale: 'uk-UA' })

    test('is in that language from the first byte, and in the one chosen later, also while its words are on their way (I18N-006, ROUTE-078)', async ({
      page,
    }) => {
      const languageAt = async () => {
        const html = await (await page.goto('/login'))?.text()
        return /<html[^>]* lang="([^"]+)"/.exec(html ?? '')?.[1]
      }
      expect(await languageAt()).toBe('uk')
      const language = page.getByLabel(word('shell', 'languageLabel', 'ua'))
      await language.selectOption('es')
      await expect(page.getByLabel(word('sign-in', 'emailLabel', 'es'))).toBeVisible()
      const words: (() => void)[] = []
      await page.route(/\/ro\/[^/]+\.json$/, async route => {
        await new Promise<void>(resolve => words.push(resolve))
        await route.continue()
      })
      const chosen = page.getByRole('combobox')
      await chosen.selectOption('ro')
      await expect.poll(() => words.length).toBeGreaterThan(0)
      await expect(chosen).toHaveValue('ro')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      for (const arrive of words) arrive()
      await expect(page.getByLabel(word('sign-in', 'emailLabel', 'ro'))).toBeVisible()
      expect(await languageAt()).toBe('ro')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
      const cookies = await page.context().cookies()
      expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['sixpence.locale=ro'])
    })
  })

  test('asks for little before the page is there, and for nothing else until somebody types', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let shifted = 0
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, 'value'))
        Object.assign(window, { shifted })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const asked = performance
        .getEntriesByType('resource')
        .filter(entry => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, transferSize }) => ({
          name: name.replace(/^.*\//, ''),
          isBefore: startTime < painted,
          size: transferSize,
        }))
      return { painted, asked, shifted: Number(Reflect.get(window, 'shifted') ?? 0) }
    })
    expect(seen.painted).toBeGreaterThan(0)
    // The page itself is one more.
    expect(seen.asked.filter(({ isBefore }) => isBefore).length).toBeLessThanOrEqual(5)
    expect(seen.shifted).toBe(0)
    const scripts = seen.asked.filter(({ name }) => name.endsWith('.js'))
    expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(120_000)
    const first = scripts.find(({ name }) => name.startsWith('first-'))
    expect(first?.size).toBeLessThan(1_324)
    // Typing loads the rest.
    await fields(page).email.fill('a')
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').length))
      .toBeGreaterThan(seen.asked.length + 10)
  })
})
