import { newPerson } from './bank.ts'
import { signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const LENA = { email: 'lena@sixpence.example', password: 'cedar-ledger-58' }

test.describe('start', { tag: '@start' }, () => {
  test.describe('landing', () => {
    test(
      'has terms agreed to before anything else, then goes where it was going (START-012)',
      { tag: '@fast' },
      async ({ page }) => {
        const person = await newPerson({ standing: { terms: ['privacy-2026', 'payments-2026'] } })
        await signInTo(page, '/login?to=%2Fhistory', person)
        await expect(page).toHaveURL(/\/terms-accept$/)
        const accept = page.getByRole('button', { name: word('access', 'acceptCta') })
        await accept.click()
        await expect(page.getByText(word('access', 'termMissingError')).first()).toBeVisible()
        await visit(page, '/home')
        await expect(page).toHaveURL(/\/terms-accept$/)
        await expect(page.getByRole('checkbox')).toHaveCount(2)
        for (const box of await page.getByRole('checkbox').all()) await box.check()
        await accept.click()
        await expect(page).toHaveURL(/\/history$/)
      },
    )

    test('shows an invited representative what is asked of them, and nobody else (ROUTE-016)', async ({
      page,
    }) => {
      await page.goto('/self-certification-representative?authSecret=sandbox-secret-of-dan-popa')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Dan')
      expect(page.url()).not.toContain('authSecret')
      await page.goto('/login')
      // The scripts have taken over the page, and have removed the secret.
      await expect(page.locator('.sp-start-notice')).toHaveCount(0)
      await page.goto('/self-certification-representative')
      await expect(page).toHaveURL(/\/login/)
    })

    test('says whether an e-mail address was confirmed (ROUTE-083, ROUTE-084)', async ({
      page,
    }) => {
      for (const [outcome, text] of [
        ['success', 'Your E-mail address has been confirmed!'],
        ['fail', 'An error has occurred. Please contact us.'],
      ] as const) {
        await page.goto(`/login?emailConfirmation=${outcome}`)
        await expect(page.getByText(text)).toBeVisible()
        expect(page.url()).not.toContain('emailConfirmation')
      }
    })
  })

  test.describe('acting for a customer', () => {
    test(
      'is chosen, said all the time, kept over a reload and ended with one press (START-009)',
      { tag: '@fast' },
      async ({ page }) => {
        await signInTo(page, '/home', LENA)
        await expect(page).toHaveURL(/\/accesses$/)
        await page.getByRole('button', { name: /Munteanu Books/ }).click()
        await expect(page).toHaveURL(/\/home$/)
        const bar = page.getByRole('region', { name: word('access', 'actingLabel') })
        await expect(bar).toContainText('Munteanu Books SRL')
        await expect(page.getByText(/26,400/).first()).toBeVisible()
        await page.reload()
        await expect(bar).toContainText('Munteanu Books SRL')
        await bar.getByRole('button', { name: word('access', 'stopCta') }).click()
        await expect(page).toHaveURL(/\/accesses$/)
        await visit(page, '/home')
        await expect(page).toHaveURL(/\/accesses$/)
      },
    )
  })
})
