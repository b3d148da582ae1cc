import { newPerson } from './bank.ts'
import { signIn } from './journeys.ts'
import { expectWell } from './accessible.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('accounts', { tag: '@accounts' }, () => {
  test(
    'leads from the total to an account and how money comes onto it (ROUTE-031, ACCT-010, ACCT-011, ACCT-014)',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await newPerson({
        accounts: [
          { currencyCode: 'EUR', balance: '100.00' },
          { currencyCode: 'USD', balance: '108.42' },
        ],
      })
      await signIn(page, person)
      const total = page.getByRole('region', { name: word('accounts', 'totalTitle') })
      await expect(total.getByText('€200.00')).toBeVisible()
      await total.getByRole('combobox').selectOption('USD')
      await expect(total.getByText('$216.84')).toBeVisible()
      await page.reload()
      await expect(total.getByText('$216.84')).toBeVisible()
      await expect(page.getByRole('slider', { name: word('charts', 'dayColumn') })).toBeVisible()

      const [euro] = person.accounts
      const digits = euro?.accountId.slice(-4) ?? ''
      await page.getByRole('link', { name: new RegExp(`Euro.*${digits}`) }).click()
      await expect(page).toHaveURL(new RegExp(`/accounts/${euro?.accountId}$`))
      const slider = page.getByRole('slider', { name: word('charts', 'monthColumn') })
      await expect(slider).toHaveAttribute('aria-valuetext', /€100\.00/)
      await page.getByRole('button', { name: word('account', 'addFundsCta') }).click()
      const dialog = page.getByRole('dialog', { name: word('account', 'addFundsTitle') })
      await expect(dialog.locator('.sp-groups').first()).toHaveText(/^GB\d{2}SIXP\d{14}$/)
      await expect(dialog.getByText(/First opened on/)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: word('account', 'addFundsCta') })).toBeFocused()

      await page.getByRole('combobox', { name: word('charts', 'groupLabel') }).selectOption('type')
      await page.getByRole('button', { name: word('charts', 'tableCta') }).click()
      await expect(page.getByRole('row')).toHaveCount(2)
      await expectWell(page)
    },
  )
})
