import { newPerson } from './bank.ts'
import { signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const REASON = 'Asked about a card payment'

test.describe('access', { tag: '@access' }, () => {
  test(
    'staff say why, look, help and move no money, and the customer reads all of it (ADMIN-002, GAP-70)',
    { tag: '@fast' },
    async ({ page, elsewhere }) => {
      const owner = await newPerson({
        kind: 'business',
        name: 'Quay Tools Ltd',
        accounts: [{ currencyCode: 'EUR', balance: '20.00' }],
      })
      const { customerId } = owner
      await newPerson({
        kind: 'business',
        name: 'Lena Vogel',
        standing: { actsForOthers: true },
        accesses: [{ customerId, right: 'full' }],
      })
      const staff = await newPerson({ name: 'Amara Nwosu', standing: { isAdmin: true } })
      await signInTo(page, '/', staff)
      await expect(page).toHaveURL(/\/admin-overview$/)
      await page.getByLabel(word('access', 'searchLabel')).fill(customerId)
      await page.getByRole('button', { name: word('access', 'searchCta') }).click()
      const found = page.getByRole('button', { name: /Quay Tools/ })
      await found.click()
      await expect(page.getByText(word('access', 'reasonTooShortError'))).toBeVisible()
      await page.getByLabel(word('access', 'reasonLabel')).fill(REASON)
      await found.click()

      await expect(page).toHaveURL(/\/home$/)
      const bar = page.getByRole('region', { name: word('access', 'staffLabel') })
      await expect(bar).toContainText('Quay Tools Ltd')
      const balance = page.getByRole('region', { name: word('accounts', 'totalTitle') })
      await expect(balance.getByText('€20.00')).toBeVisible()
      await expect(page.getByRole('link', { name: word('shell', 'p2pTransferLink') })).toHaveCount(
        0,
      )
      await visit(page, '/transfer/p2p')
      await expect(page).toHaveURL(/\/home$/)
      await expect(bar).toContainText('Quay Tools Ltd')
      await visit(page, '/setting/security')
      await expect(page.getByText(word('access', 'staffOnlyTitle'))).toBeVisible()

      await visit(page, '/company-access')
      await page.getByRole('button', { name: /Lena Vogel/ }).click()
      const user = page.getByRole('dialog', { name: 'Lena Vogel' })
      await expect(user.getByRole('button', { name: word('users', 'saveCta') })).toHaveCount(0)
      await user.getByRole('button', { name: word('users', 'endCta') }).click()
      const asked = page.getByRole('alertdialog')
      await asked.getByRole('button', { name: word('users', 'endCta') }).click()
      await expect(page.getByText(word('users', 'endedText'))).toBeVisible()

      const theirs = await elsewhere()
      await signInTo(theirs, '/setting', owner)
      await theirs.getByRole('link', { name: word('settings', 'staffActsTitle') }).click()
      const list = theirs.getByRole('list', { name: word('security', 'staffActsTitle') })
      await expect(list).toContainText(word('security', 'accessEndedStaffAct'))
      await expect(list).toContainText(word('security', 'accountsStaffAct'))
      await expect(list).toContainText('Amara N.')
      await expect(list).toContainText(REASON)
      await expect(list).not.toContainText(word('security', 'staffRefusedStatus'))
    },
  )
})
