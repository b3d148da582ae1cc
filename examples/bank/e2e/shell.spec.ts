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
        // The one thing to do where there is no account.
        await expect(page.getByText(word('shell', 'emptyHomeTitle'))).toBeVisible()
        await page.getByRole('button', { name: word('shell', 'openAccountCta') }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    )
  })
})
