import type { Page } from '@playwright/test'
import { newPerson } from './bank.ts'
import { enterCredentials, signIn, signOut, signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const MINUTE_MS = 60_000

test.describe('session', { tag: '@sign-in' }, () => {
  test(
    'has a form there again after the idle end, for the same customer alone (SESS-006)',
    { tag: '@fast' },
    async ({ page }) => {
      const [person, other] = [await newPerson(), await newPerson()]
      const email = page.getByLabel(word('transfers', 'payeeEmailLabel'))
      const note = page.getByLabel(word('transfers', 'noteLabel'))
      await page.clock.install()
      const fillAndIdle = async () => {
        await visit(page, '/transfer/p2p')
        await email.fill('ben@sixpence.example')
        await note.fill('Lunch')
        await page.clock.fastForward(20 * MINUTE_MS)
        await expect(page.getByText(word('shell', 'idleNotice'))).toBeVisible()
      }
      await signIn(page, person)
      await fillAndIdle()
      await enterCredentials(page, person)
      await expect(email).toHaveValue('ben@sixpence.example')
      await expect(note).toHaveValue('Lunch')

      await fillAndIdle()
      await enterCredentials(page, other)
      await expect(page).toHaveURL(/\/home$/)
      await visit(page, '/transfer/p2p')
      await expect(email).toHaveValue('')
      const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
      expect(kept).not.toContain('Lunch')
    },
  )

  test.describe('signed out in another tab', () => {
    const leaveElsewhere = async (page: Page) => {
      const elsewhere = await page.context().newPage()
      await elsewhere.goto('/home')
      await signOut(elsewhere)
      await expect(elsewhere).toHaveURL(/\/login/)
      await elsewhere.close()
      // The address doesn't show who has signed out.
      await expect(page).toHaveURL(/\/login$/)
    }

    test('comes back to the same place, and nobody else does', async ({ page }) => {
      const [person, other] = [await newPerson(), await newPerson()]
      await signInTo(page, '/transfer/invoices?list=sent', person)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await leaveElsewhere(page)
      await enterCredentials(page, person)
      await expect(page).toHaveURL(/\/transfer\/invoices\?list=sent$/)

      await leaveElsewhere(page)
      await enterCredentials(page, other)
      await expect(page).toHaveURL(/\/home$/)

      await visit(page, '/history')
      await expect(page).toHaveURL(/\/history$/)
      await signOut(page)
      await expect(page).toHaveURL(/\/login$/)
      await enterCredentials(page, other)
      await expect(page).toHaveURL(/\/home$/)
    })
  })

  test(
    'shows nothing of a page that is gone back to after a sign-out (SESS-008)',
    { tag: '@fast' },
    async ({ page, context }) => {
      await signIn(page, await newPerson())
      const answer = await page.request.get('/home')
      expect(answer.headers()['cache-control']).toBe('no-store')
      const sleep = () =>
        page.evaluate(() =>
          window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
        )
      await sleep()
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()

      const elsewhere = await context.newPage()
      await elsewhere.goto('/home')
      await signOut(elsewhere)
      await expect(elsewhere).toHaveURL(/\/login/)
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      )
      await expect(page).toHaveURL(/\/login/)
    },
  )

  test('says nothing of what cannot be asked any more on the way out of a screen', async ({
    page,
  }) => {
    const person = await newPerson()
    for (const path of ['/home', '/news', '/history', '/cards/virtual', '/statements']) {
      await signInTo(page, path, person)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      // The sign-in screen takes a while to load.
      await page.route('**/*.js', async route => {
        await new Promise(resolve => setTimeout(resolve, 1_000))
        await route.continue()
      })
      const before = await page.locator('.sp-alert, .sp-empty-state').allTextContents()
      const said = await listenOnTheWayOut(page)
      await signOut(page)
      await expect(page).toHaveURL(/\/login/)
      expect([path, (await said()).filter(text => !before.includes(text))]).toEqual([path, []])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

  /** Records the page's messages until it is at the sign-in. */
  async function listenOnTheWayOut(page: Page): Promise<() => Promise<string[]>> {
    await page.evaluate(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      new MutationObserver(() => {
        if (location.pathname === '/login') return
        for (const said of document.querySelectorAll('.sp-alert, .sp-empty-state'))
          if (said.textContent) seen.add(said.textContent)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  }
})
