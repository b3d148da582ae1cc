import { newPerson } from './bank.ts'
import { signInTo, visit } from './journeys.ts'
import { isRightOf, sample, writeFromTheRight } from './right-to-left.ts'
import { expect, test } from './test.ts'

test.describe('from right to left', () => {
  test.beforeEach(({ context }) => writeFromTheRight(context))

  test(
    'somebody signs in and looks at their history',
    { tag: '@history' },
    async ({ page, baseURL }) => {
      const person = await newPerson({ history: 20 })
      // The server then sends a page whose form the app draws.
      await page
        .context()
        .addCookies([{ name: 'sixpence.session', value: '1', url: String(baseURL) }])
      await page.goto('/login')
      await page.getByLabel(sample('sign-in', 'emailLabel')).fill(person.email)
      await page.getByLabel(sample('sign-in', 'passwordLabel')).first().fill(person.password)
      await page.getByRole('button', { name: sample('sign-in', 'signInCta') }).click()
      await expect(page).toHaveURL(/\/home$/)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

      await visit(page, '/history?period=all')
      const rows = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
      const row = rows.getByRole('button').first()
      await isRightOf(row.locator('.sp-list-main'), row.locator('.sp-list-trailing'))
      await row.click()
      const dialog = page.getByRole('dialog')
      await isRightOf(dialog.locator('dt').first(), dialog.locator('dd').first())
      await dialog.getByRole('button', { name: sample('common', 'closeCta') }).click()
      await expect(dialog).toBeHidden()
    },
  )

  test('somebody sends money to a person', { tag: '@transfers' }, async ({ page }) => {
    const accounts = [{ currencyCode: 'EUR', balance: '300.00' }]
    const [payer, payee] = await Promise.all([newPerson({ accounts }), newPerson({ accounts })])
    await signInTo(page, '/transfer/p2p', payer)
    await page.getByLabel(sample('transfers', 'payeeEmailLabel')).fill(payee.email)
    await page.getByLabel(sample('transfers', 'amountLabel')).fill('٤٢٫٥')
    await page.getByRole('button', { name: sample('transfers', 'reviewCta') }).click()
    const heading = page.getByRole('heading', { name: sample('payments', 'reviewTitle') })
    await expect(heading).toBeVisible()
    await isRightOf(page.locator('dt').first(), page.locator('dd').first())
    const send = page.getByRole('main').getByRole('button', { name: sample('payments', 'sendCta') })
    await expect(send).toContainText('42.75\u00A0€')
    await send.click()
    const done = page.getByRole('heading', { name: sample('payments', 'settledP2pTitle') })
    await expect(done).toBeVisible()
  })
})
