import type { Page } from '@playwright/test'
import { newPerson, type Account } from './bank.ts'
import { ownAmount, reviewOwn, sendButton, signIn, signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

/** Signs a new customer in who has these accounts, e.g. `'500.00 EUR'`. */
async function signInWith(page: Page, ...balances: readonly [string, string, ...string[]]) {
  const accounts = balances.map(text => {
    const [balance = '', currencyCode = ''] = text.split(' ')
    return { balance, currencyCode }
  })
  const person = await newPerson({ accounts })
  const [first, second, third = first] = person.accounts
  if (!first || !second || !third) throw new Error('The person has too few accounts')
  await signIn(page, person)
  return [first, second, third] as const
}

/** Money goes from the first of them to the second. */
async function expectChosen(page: Page, { from, to }: { from: Account; to: Account }) {
  const main = page.getByRole('main')
  for (const [label, { accountId }] of [
    [word('transfers', 'fromLabel'), from],
    [word('transfers', 'toLabel'), to],
  ] as const) {
    await expect(main.getByRole('button', { name: label })).toContainText(accountId.slice(-4))
  }
}

/** Sends what the review shows, and goes home once it is through. */
async function sendAndGoHome(page: Page) {
  await expect(page).toHaveURL(/payment=/)
  await sendButton(page).click()
  const settled = page.getByRole('heading', { name: word('payments', 'settledOwnTitle') })
  await expect(settled).toBeVisible()
  await page.getByRole('button', { name: word('payments', 'homeCta') }).click()
}

test.describe('a transfer between own accounts', () => {
  test('moves the money and shows the new balances at once (XFER-004, XFER-006)', async ({
    page,
  }) => {
    const [from, to] = await signInWith(page, '500.00 EUR', '20.00 EUR')
    await reviewOwn(page, { from, to, amount: '120.50' })
    await sendAndGoHome(page)
    await expect(page.getByText('€379.50').first()).toBeVisible()
    await expect(page.getByText('€140.50').first()).toBeVisible()
  })

  test('offers an account in another currency to somebody with one', async ({ page }) => {
    await signInTo(
      page,
      '/transfer/account',
      await newPerson({ accounts: [{ balance: '5.00', currencyCode: 'EUR' }] }),
    )
    await page
      .getByRole('main')
      .getByRole('button', { name: word('account', 'addCurrencyCta') })
      .click()
    await expect(
      page.getByRole('dialog', { name: word('account', 'addCurrencyTitle') }),
    ).toBeVisible()
  })

  test('quotes what leaves in the other currency (XFER-039)', async ({ page }) => {
    const [from, to] = await signInWith(page, '500.00 EUR', '1.00 USD')
    await reviewOwn(page, { from, to, amount: '100' })
    await expect(page.getByText(word('payments', 'leavesLabel'))).toBeVisible()
    await expect(page.getByText(word('payments', 'rateLabel'))).toBeVisible()
    await sendAndGoHome(page)
    await expect(page.getByText('$101.00').first()).toBeVisible()
  })

  test('takes up again what is changed at the review', async ({ page }) => {
    const [, to, from] = await signInWith(page, '500.00 EUR', '20.00 EUR', '7.00 EUR')
    await reviewOwn(page, { from, to, amount: '5.50' })
    await page.getByRole('button', { name: word('payments', 'editCta') }).click()
    await expect(page).toHaveURL(/edit=/)
    await page.reload()
    await expect(ownAmount(page)).toHaveValue('5.50')
    await ownAmount(page).fill('6')
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await sendAndGoHome(page)
    await expect(page.getByText('€26.00').first()).toBeVisible()
    await expect(page.getByText('€1.00').first()).toBeVisible()
  })

  test('leads Back from the review to the form as it was filled in', async ({ page }) => {
    const [, to, from] = await signInWith(page, '500.00 EUR', '20.00 EUR', '7.00 EUR')
    await reviewOwn(page, { from, to, amount: '5.50' })
    await expect(sendButton(page)).toBeVisible()
    await page.goBack()
    await expect(ownAmount(page)).toHaveValue('5.50')
    await expectChosen(page, { from, to })

    await page.goForward()
    await page.getByRole('button', { name: word('payments', 'editCta') }).click()
    await ownAmount(page).fill('6')
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await expect(sendButton(page)).toBeVisible()
    await page.goBack()
    await expect(ownAmount(page)).toHaveValue('6.00')
    await expectChosen(page, { from, to })
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('refuses more than there is, before anything is sent', async ({ page }) => {
    const [from, to] = await signInWith(page, '10.00 EUR', '0.00 EUR')
    await reviewOwn(page, { from, to, amount: '10.01' })
    const tooMuch = word('transfers', 'aboveMaximumError').replace('{{amount}}', '€10.00')
    await expect(page.getByText(tooMuch)).toBeVisible()
    await expect(page).not.toHaveURL(/payment=/)
    await expect(ownAmount(page)).toHaveValue('10.01')
  })
})

test('a business finds its own accounts in the menu, on a phone where it sends', async ({
  page,
}) => {
  const accounts = [
    { balance: '50.00', currencyCode: 'EUR' },
    { balance: '0', currencyCode: 'EUR' },
  ]
  const business = await newPerson({ kind: 'business', name: 'Quay Tools Ltd', accounts })
  await signIn(page, business)
  const menu = page.getByRole('navigation', { name: word('shell', 'navLabel') })
  await expect(menu.getByRole('link', { name: word('shell', 'ownTransferLink') })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(menu.getByRole('link')).toHaveCount(5)
  const kinds = page.getByRole('navigation', { name: word('shell', 'transferKindsLabel') })
  await menu.getByRole('link', { name: word('shell', 'p2pTransferTab') }).click()
  const own = kinds.getByRole('link', { name: word('shell', 'accountsTransferTab') })
  await own.click()
  await expect(page).toHaveURL(/\/transfer\/account$/)
  await expect(own).toHaveAttribute('aria-current', 'page')
  const title = word('shell', 'ownTransferTitle')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
