import { newPerson } from './bank.ts'
import { signIn, signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('verification', { tag: '@verification' }, () => {
  test(
    'tells a limited customer why, above every screen, and lets nothing out (ROUTE-028, VERIF-019, VERIF-020)',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await newPerson({ situation: 'expiredDocuments' })
      await signIn(page, person)
      await expect(page.getByText(word('verification', 'limitedTitle')).first()).toBeVisible()
      await page.getByRole('link', { name: word('verification', 'limitedAccountCta') }).click()
      await expect(page).toHaveURL(/\/limited-account$/)
      await expect(page.getByText(word('verification', 'expiredDocumentsTitle'))).toBeVisible()
      await expect(page.getByText(word('verification', 'missingLabel')).first()).toBeVisible()
    },
  )

  test('leads home from both pages whoever has nothing to do there (ROUTE-027, ROUTE-028)', async ({
    page,
  }) => {
    await signInTo(page, '/limited-account', await newPerson())
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await visit(page, '/unverified-account')
    await expect(page).toHaveURL(/\/home$/)
  })
})
