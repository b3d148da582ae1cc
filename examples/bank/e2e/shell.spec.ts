import { newPerson } from './bank.ts'
import { openProfile, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test('has one thing to do where there is no account', async ({ page }) => {
  await signIn(page, await newPerson({ accounts: [] }))
  await expect(page.getByText(word('shell', 'emptyHomeTitle'))).toBeVisible()
  await page.getByRole('button', { name: word('shell', 'openAccountCta') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('other addresses of screens', () => {
  test.beforeEach(async ({ page }) => signIn(page, await newPerson()))

  test('leads to who is kept from what (ROUTE-035)', async ({ page }) => {
    await page.goto('/payout-blacklist')
    await expect(page).toHaveURL(/\/setting\/security#sp-security-blacklist$/)
    const title = word('security', 'blacklistTitle')
    await expect(page.getByRole('heading', { name: title })).toBeInViewport()
  })

  test('leads to the sign-ins that there were (ROUTE-036)', async ({ page }) => {
    await page.goto('/login-history')
    await expect(page).toHaveURL(/\/setting\/login-history$/)
    const title = word('settings', 'loginHistoryTitle')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

test('says why somebody is led elsewhere, until they go on', async ({ page }) => {
  const { customerId } = await newPerson({ kind: 'business', name: 'Quay Tools' })
  const accesses = [{ customerId, right: 'read' as const, permissions: [] }]
  const user = await newPerson({ kind: 'business', standing: { actsForOthers: true }, accesses })
  await page.goto('/login')
  await page.getByLabel(word('sign-in', 'emailLabel')).fill(user.email)
  await page.getByLabel(word('sign-in', 'passwordLabel'), { exact: true }).fill(user.password)
  await page.getByRole('button', { name: word('sign-in', 'signInCta') }).click()
  await page.getByRole('button', { name: /Quay Tools/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quay Tools' })).toBeVisible()
  await page.goto('/transfer/p2p')
  await expect(page).toHaveURL(/\/home$/)
  const notice = page.getByText(word('shell', 'elsewhereNotice'))
  await expect(notice).toBeVisible()
  await page.getByRole('link', { name: word('shell', 'historyLink') }).click()
  await expect(notice).toBeHidden()
})

test.describe('a bank that is down', () => {
  test.use({ mayLog: [/503|Server is not available/] })

  test('leaves the way out and the way to its people, and is asked again', async ({ page }) => {
    await signIn(page, await newPerson())
    let isDown = true
    await page.route(/\/api\?/, route =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    await page.reload()
    await expect(page.getByText(word('errors', 'server_unavailable'))).toBeVisible()
    await expect(page.getByRole('button', { name: word('shell', 'signOutCta') })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: word('common', 'retryCta') }).click()
    await expect(page.getByRole('navigation', { name: word('shell', 'navLabel') })).toBeVisible()
    await openProfile(page)
  })
})
