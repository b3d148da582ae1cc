import { newPerson } from './bank.ts'
import { enterCredentials, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test('tells a limited customer why, above every screen, and lets nothing out (ROUTE-028, VERIF-019, VERIF-020)', async ({
  page,
}) => {
  const person = await newPerson({ situation: 'expiredDocuments' })
  await page.goto('/login')
  await enterCredentials(page, person)
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByText(word('verification', 'limitedTitle')).first()).toBeVisible()
  await page.getByRole('link', { name: word('verification', 'limitedAccountCta') }).click()
  await expect(page).toHaveURL(/\/limited-account$/)
  await expect(page.getByText(word('verification', 'expiredDocumentsTitle'))).toBeVisible()
  await expect(page.getByText(word('verification', 'missingLabel')).first()).toBeVisible()
})

test('leads home from both pages whoever has nothing to do there (ROUTE-027, ROUTE-028)', async ({
  page,
}) => {
  const person = await newPerson({})
  await page.goto('/login')
  await enterCredentials(page, person)
  await expect(page).toHaveURL(/\/home$/)
  for (const path of ['/limited-account', '/unverified-account']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/home$/)
  }
})

test('shows who is not verified yet what the bank waits for (ROUTE-027)', async ({ page }) => {
  const person = await newPerson({ situation: 'unverified' })
  await page.goto('/login')
  await enterCredentials(page, person)
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/unverified-account')
  await expect(page.getByRole('main')).toContainText(word('verification', 'unverifiedTitle'))
  await expect(page).toHaveURL(/\/unverified-account$/)
})

test('leads from a task to its part of the profile (VERIF-015)', async ({ page }) => {
  await signIn(page, await newPerson({ situation: 'phone' }))
  await page.goto('/profile')
  await page.getByRole('button', { name: word('verification', 'phoneTitle') }).click()
  const heading = page.getByRole('heading', { name: word('profile', 'phoneTitle'), exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})
