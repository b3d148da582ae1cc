import type { Page } from '@playwright/test'
import { newPerson, type Person } from './bank.ts'
import { chooseAccount, sendButton, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

type Account = Person['accounts'][number]

/** Money goes from the first of them to the second. */
async function expectChosen(page: Page, [from, to]: readonly [Account, Account]) {
  const main = page.getByRole('main')
  for (const [label, { accountId }] of [
    [word('transfers', 'fromLabel'), from],
    [word('transfers', 'toLabel'), to],
  ] as const) {
    await expect(main.getByRole('button', { name: label })).toContainText(accountId.slice(-4))
  }
}

test.describe('a transfer between own accounts', () => {
  test('moves the money and shows the new balances at once (XFER-004, XFER-006)', async ({
    page,
  }) => {
    const person = await newPerson({
      accounts: [
        { currencyCode: 'EUR', balance: '500.00' },
        { currencyCode: 'EUR', balance: '20.00' },
      ],
    })
    const [from, to] = person.accounts
    if (!from || !to) throw new Error('The person has too few accounts')
    await signIn(page, person)
    await page.goto('/transfer/account')
    await chooseAccount(page, word('transfers', 'fromLabel'), from.accountId)
    await chooseAccount(page, word('transfers', 'toLabel'), to.accountId)
    await page.getByLabel(word('transfers', 'amountLabel')).fill('120.50')
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await expect(page).toHaveURL(/payment=/)
    await sendButton(page).click()
    await expect(
      page.getByRole('heading', { name: word('payments', 'settledOwnTitle') }),
    ).toBeVisible()
    await page.getByRole('button', { name: word('payments', 'homeCta') }).click()
    await expect(page.getByText('€379.50').first()).toBeVisible()
    await expect(page.getByText('€140.50').first()).toBeVisible()
  })

  test('quotes what leaves in the other currency (XFER-039)', async ({ page }) => {
    const person = await newPerson({
      accounts: [
        { currencyCode: 'EUR', balance: '500.00' },
        { currencyCode: 'USD', balance: '1.00' },
      ],
    })
    const [from, to] = person.accounts
    if (!from || !to) throw new Error('The person has too few accounts')
    await signIn(page, person)
    await page.goto('/transfer/account')
    await chooseAccount(page, word('transfers', 'fromLabel'), from.accountId)
    await chooseAccount(page, word('transfers', 'toLabel'), to.accountId)
    await page.getByLabel(word('transfers', 'arrivingAmountLabel')).fill('100')
    await expect(page.getByText(word('transfers', 'leavesLabel'))).toBeVisible()
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await sendButton(page).click()
    await expect(
      page.getByRole('heading', { name: word('payments', 'settledOwnTitle') }),
    ).toBeVisible()
    await page.getByRole('button', { name: word('payments', 'homeCta') }).click()
    await expect(page.getByText('$101.00').first()).toBeVisible()
  })

  test('takes up again what is changed at the review', async ({ page }) => {
    const person = await newPerson({
      accounts: [
        { currencyCode: 'EUR', balance: '500.00' },
        { currencyCode: 'EUR', balance: '20.00' },
        { currencyCode: 'EUR', balance: '7.00' },
      ],
    })
    const [, to, from] = person.accounts
    if (!from || !to) throw new Error('The person has too few accounts')
    await signIn(page, person)
    await page.goto('/transfer/account')
    await chooseAccount(page, word('transfers', 'fromLabel'), from.accountId)
    await chooseAccount(page, word('transfers', 'toLabel'), to.accountId)
    await page.getByLabel(word('transfers', 'amountLabel')).fill('5.50')
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await page.getByRole('button', { name: word('payments', 'editCta') }).click()
    await expect(page).toHaveURL(/edit=/)
    await page.reload()
    const amount = page.getByLabel(word('transfers', 'amountLabel'))
    await expect(amount).toHaveValue('5.50')
    await amount.fill('6')
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await expect(page).toHaveURL(/payment=/)
    await sendButton(page).click()
    await expect(
      page.getByRole('heading', { name: word('payments', 'settledOwnTitle') }),
    ).toBeVisible()
    await page.getByRole('button', { name: word('payments', 'homeCta') }).click()
    await expect(page.getByText('€26.00').first()).toBeVisible()
    await expect(page.getByText('€1.00').first()).toBeVisible()
  })

  test('leads Back from the review to the form as it was filled in', async ({ page }) => {
    const person = await newPerson({
      accounts: [
        { currencyCode: 'EUR', balance: '500.00' },
        { currencyCode: 'EUR', balance: '20.00' },
        { currencyCode: 'EUR', balance: '7.00' },
      ],
    })
    const [, to, from] = person.accounts
    if (!from || !to) throw new Error('The person has too few accounts')
    await signIn(page, person)
    await page.goto('/transfer/account')
    await chooseAccount(page, word('transfers', 'fromLabel'), from.accountId)
    await chooseAccount(page, word('transfers', 'toLabel'), to.accountId)
    const amount = page.getByLabel(word('transfers', 'amountLabel'))
    await amount.fill('5.50')
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await expect(sendButton(page)).toBeVisible()
    await page.goBack()
    await expect(amount).toHaveValue('5.50')
    await expectChosen(page, [from, to])

    await page.goForward()
    await page.getByRole('button', { name: word('payments', 'editCta') }).click()
    await amount.fill('6')
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await expect(sendButton(page)).toBeVisible()
    await page.goBack()
    await expect(amount).toHaveValue('6.00')
    await expectChosen(page, [from, to])
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('refuses more than there is, before anything is sent', async ({ page }) => {
    const person = await newPerson({
      accounts: [
        { currencyCode: 'EUR', balance: '10.00' },
        { currencyCode: 'EUR', balance: '0.00' },
      ],
    })
    const [from, to] = person.accounts
    if (!from || !to) throw new Error('The person has too few accounts')
    await signIn(page, person)
    await page.goto('/transfer/account')
    await chooseAccount(page, word('transfers', 'fromLabel'), from.accountId)
    await chooseAccount(page, word('transfers', 'toLabel'), to.accountId)
    await page.getByLabel(word('transfers', 'amountLabel')).fill('10.01')
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await expect(page).not.toHaveURL(/payment=/)
    await expect(page.getByLabel(word('transfers', 'amountLabel'))).toHaveValue('10.01')
  })
})
