import type { Page } from '@playwright/test'
import { newPerson } from './bank.ts'
import { actForBookshop } from './bookshop.ts'
import { enterCredentials, signIn, signOut } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const MINUTE_MS = 60_000

test('has a form there again after the idle end, for the same customer alone (SESS-006)', async ({
  page,
}) => {
  const [person, other] = [await newPerson(), await newPerson()]
  const email = page.getByLabel(word('transfers', 'payeeEmailLabel'))
  const note = page.getByLabel(word('transfers', 'noteLabel'))
  await page.clock.install()
  const fillAndIdle = async () => {
    await page.goto('/transfer/p2p')
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
  await page.goto('/transfer/p2p')
  await expect(email).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(kept).not.toContain('Lunch')
})

test.describe('signed out in another tab', () => {
  const leaveElsewhere = async (page: Page) => {
    const elsewhere = await page.context().newPage()
    await elsewhere.goto('/home')
    await signOut(elsewhere)
    await expect(elsewhere).toHaveURL(/\/login/)
    await elsewhere.close()
    // The address says nothing of who has left.
    await expect(page).toHaveURL(/\/login$/)
  }

  test('comes back to the same place, and nobody else does', async ({ page }) => {
    const [person, other] = [await newPerson(), await newPerson()]
    await signIn(page, person)
    await page.goto('/transfer/invoices?list=sent')
    await leaveElsewhere(page)
    await enterCredentials(page, person)
    await expect(page).toHaveURL(/\/transfer\/invoices\?list=sent$/)

    await leaveElsewhere(page)
    await enterCredentials(page, other)
    await expect(page).toHaveURL(/\/home$/)

    await page.goto('/history')
    await signOut(page)
    await expect(page).toHaveURL(/\/login$/)
    await enterCredentials(page, other)
    await expect(page).toHaveURL(/\/home$/)
  })

  test('comes back to a screen of the business that they acted for', async ({ page }) => {
    const user = await actForBookshop(page, { right: 'full' })
    await page.goto('/merchant/accounts/payments')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await leaveElsewhere(page)
    await enterCredentials(page, user)
    await expect(page).toHaveURL(/\/merchant\/accounts\/payments$/)
    await expect(page.getByText(/Munteanu Books/).first()).toBeVisible()
  })
})

test('shows nothing of a page that is gone back to after a sign-out (SESS-008)', async ({
  page,
  context,
}) => {
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
})

for (const path of ['/home', '/news', '/history', '/cards/virtual', '/statements']) {
  test(`says nothing of what cannot be asked any more on the way out of ${path}`, async ({
    page,
  }) => {
    await signIn(page, await newPerson())
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    // The way to the sign-in screen takes a while.
    await page.route('**/*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, 1_000))
      await route.continue()
    })
    await page.evaluate(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      new MutationObserver(() => {
        if (location.pathname === '/login') return
        for (const said of document.querySelectorAll('.sp-alert, .sp-empty-state'))
          if (said.textContent) seen.add(said.textContent)
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    const before = await page.locator('.sp-alert, .sp-empty-state').allTextContents()
    await signOut(page)
    await expect(page).toHaveURL(/\/login/)
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    expect(seen.filter(said => !before.includes(said))).toEqual([])
  })
}
