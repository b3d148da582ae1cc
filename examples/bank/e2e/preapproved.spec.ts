import type { Page } from '@playwright/test'
import { newPerson } from './bank.ts'
import { fillOwn, sendButton, visit, signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('preapproved', { tag: '@preapproved' }, () => {
  test.use({ mayLog: [/Failed to load resource|WebSocket/] })

  /** Fills in a recurring transfer between two accounts of a new customer. */
  async function fillRepeated(page: Page) {
    const accounts = [
      { currencyCode: 'EUR', balance: '500.00' },
      { currencyCode: 'USD', balance: '10.00' },
    ]
    const person = await newPerson({ accounts })
    const [from, to] = person.accounts
    if (!from || !to) throw new Error('There are no two accounts')
    await signInTo(page, '/transfer/account', person)
    await fillOwn(page, { from, to, amount: '25' })
    await page.getByLabel(word('transfers', 'repeatLabel')).check()
  }

  /** Sends it, and opens the list of recurring payments. */
  async function sendRepeated(page: Page) {
    await sendButton(page).click()
    await expect(
      page.getByRole('heading', { name: word('payments', 'settledOwnTitle') }),
    ).toBeVisible()
    await visit(page, '/transfer/preapproved-payments')
  }

  test(
    'a transfer that repeats itself shows its days first, is found by filters, and is cancelled (PREAP-001, PREAP-003, PREAP-004, PREAP-006)',
    { tag: '@fast' },
    async ({ page }) => {
      await fillRepeated(page)
      await page.getByLabel(word('transfers', 'repeatOftenLabel')).selectOption('monthly')
      const dates = page.getByText(
        new RegExp(`^${word('payments', 'repeatDatesText').split('{{')[0]}`),
      )
      await expect(dates).toBeVisible()
      expect((await dates.innerText()).match(/20\d\d/g)).toHaveLength(3)
      await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
      await expect(dates).toBeVisible()
      await sendRepeated(page)
      const list = page.getByRole('list', { name: word('preapproved', 'listTitle') })
      await expect(list.getByText('$25.00')).toBeVisible()
      await page.getByText(word('preapproved', 'filtersCta'), { exact: true }).click()
      await page.getByLabel(word('preapproved', 'fromAmountLabel')).fill('26')
      await expect(page.getByText(word('preapproved', 'noneFoundTitle'))).toBeVisible()
      await page.getByLabel(word('preapproved', 'fromAmountLabel')).fill('25')
      await list.getByRole('button', { name: /^Cancel payment to/ }).click()
      await page.getByRole('button', { name: word('preapproved', 'confirmCancelCta') }).dblclick()
      await expect(list.getByText(word('preapproved', 'canceledStatus'))).toBeVisible()
      await page.reload()
      await expect(list.getByText(word('preapproved', 'canceledStatus'))).toBeVisible()
      await expect(list.getByRole('button', { name: /^Cancel payment to/ })).toHaveCount(0)
    },
  )

  test('a cancel that never reached the bank opens a popup, and nothing has changed (PREAP-005)', async ({
    page,
    context,
  }) => {
    await fillRepeated(page)
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await sendRepeated(page)
    await page.getByRole('button', { name: /^Cancel payment to/ }).click()
    await context.setOffline(true)
    await page.getByRole('button', { name: word('preapproved', 'confirmCancelCta') }).click()
    const popup = page.getByRole('dialog', { name: word('preapproved', 'cancelFailedTitle') })
    await expect(popup.getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await popup
      .getByRole('button', { name: word('preapproved', 'closeCta') })
      .last()
      .click()
    await expect(page.getByText(word('preapproved', 'activeStatus'))).toBeVisible()
  })
})
