import type { Page } from '@playwright/test'
import { newPerson, type Account } from './bank.ts'
import { ownAmount, reviewOwn, sendButton, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

/** Signs in a new customer with these accounts, e.g. `'500.00 EUR'`. */
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

/** Checks that the form sends money from the first account to the second. */
async function expectChosen(page: Page, { from, to }: { from: Account; to: Account }) {
  const main = page.getByRole('main')
  for (const [label, { accountId }] of [
    [word('transfers', 'fromLabel'), from],
    [word('transfers', 'toLabel'), to],
  ] as const) {
    await expect(main.getByRole('button', { name: label })).toContainText(accountId.slice(-4))
  }
}

/** Sends the reviewed payment, and goes home once it is settled. */
async function sendAndGoHome(page: Page) {
  await expect(page).toHaveURL(/payment=/)
  await sendButton(page).click()
  const settled = page.getByRole('heading', { name: word('payments', 'settledOwnTitle') })
  await expect(settled).toBeVisible()
  await page.getByRole('button', { name: word('payments', 'homeCta') }).click()
}

test.describe('transfers', { tag: '@transfers' }, () => {
  test(
    'moves money between own accounts and shows the new balances at once (XFER-004, XFER-006)',
    { tag: '@fast' },
    async ({ page }) => {
      const [from, to] = await signInWith(page, '500.00 EUR', '20.00 EUR')
      await reviewOwn(page, { from, to, amount: '120.50' })
      await sendAndGoHome(page)
      await expect(page.getByText('€379.50').first()).toBeVisible()
      await expect(page.getByText('€140.50').first()).toBeVisible()
    },
  )

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
})
