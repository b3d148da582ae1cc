import { newPerson } from './bank.ts'
import { actFor, signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('shell', { tag: '@start' }, () => {
  test('says why somebody is led elsewhere, until they go on', async ({ page }) => {
    const { customerId } = await newPerson({ kind: 'business', name: 'Quay Tools' })
    const accesses = [{ customerId, right: 'read' as const, permissions: [] }]
    const user = await newPerson({ kind: 'business', standing: { actsForOthers: true }, accesses })
    await actFor(page, user, /Quay Tools/)
    await visit(page, '/transfer/p2p')
    await expect(page).toHaveURL(/\/home$/)
    const notice = page.getByText(word('shell', 'elsewhereNotice'))
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: word('shell', 'historyLink') }).click()
    await expect(notice).toBeHidden()
  })

  test.describe('a bank that is down', () => {
    test.use({ mayLog: [/503|Server is not available/] })

    test(
      'leaves the way out and the way to its people, is asked again, and the screen takes the focus',
      { tag: '@fast' },
      async ({ page }) => {
        let isDown = true
        await page.route(/\/api\?/, route =>
          isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
        )
        await signInTo(page, '/home', await newPerson({ accounts: [] }))
        await expect(page.getByText(word('errors', 'server_unavailable'))).toBeVisible()
        await expect(page.getByRole('button', { name: word('shell', 'signOutCta') })).toBeVisible()
        await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible()
        isDown = false
        await page.getByRole('button', { name: word('common', 'retryCta') }).press('Enter')
        await expect(
          page.getByRole('navigation', { name: word('shell', 'navLabel') }),
        ).toBeVisible()
        await expect(page.getByRole('main')).toBeFocused()
        // The only action when there is no account.
        await expect(page.getByText(word('shell', 'emptyHomeTitle'))).toBeVisible()
        await page.getByRole('button', { name: word('shell', 'openAccountCta') }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    )
  })

  test.describe('a screen whose code does not come', () => {
    test.use({ mayLog: [/Failed to (fetch|load)|LoadError|ERR_|404/] })

    test('comes with the network, and after a new version with a new page', async ({
      page,
      context,
    }) => {
      await signInTo(page, '/home', await newPerson())
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const title = (key: string) =>
        page.getByRole('heading', { level: 1, name: word('shell', key) })

      await context.setOffline(true)
      await visit(page, '/statements')
      const main = page.locator('main:visible')
      await expect(main).toContainText(word('errors', 'screenOfflineTitle'))
      await expect(main).toHaveCount(1)
      await context.setOffline(false)
      await expect(title('statementsTitle')).toBeVisible()

      let isGone = true
      await page.route(/\/assets\/news-/, route =>
        isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      )
      await page.route('/version.json', route => route.fulfill({ json: { version: 'newer' } }))
      const reloaded = page.waitForEvent('load')
      await visit(page, '/news')
      await reloaded
      await expect(main).toContainText(word('errors', 'screenTitle'))
      isGone = false
      await page.getByRole('button', { name: word('common', 'retryCta') }).click()
      await expect(title('newsTitle')).toBeVisible()
    })
  })
})
