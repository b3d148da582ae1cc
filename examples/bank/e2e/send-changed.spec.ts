import type { Page } from '@playwright/test'
import { countPayments, newestCode } from './bank.ts'
import { sendButton, visit } from './journeys.ts'
import {
  amount,
  field,
  fillSepa,
  heading,
  LENA,
  openSend,
  review,
  reviewButton,
  sendToReceipt,
} from './send-form.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('transfers', { tag: '@transfers' }, () => {
  test.use({ mayLog: [/Failed to load resource/] })

  const iban = (page: Page) => field(page, 'payments', 'ibanLabel')

  /** Checks that the bank refused for this reason, and that the form can be opened again. */
  async function expectRefused(page: Page, reason: string) {
    await expect(heading(page, 'refusedTitle')).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByText(word('payments', 'refusedText'))).toBeVisible()
  }

  /** Goes back to the form, which keeps the typed values. */
  async function edit(page: Page, typed: { amount: string }) {
    await page.getByRole('button', { name: word('payments', 'editCta') }).click()
    await expect(field(page, 'send-money', 'payeeNameLabel')).toHaveValue(LENA.name)
    await expect(amount(page)).toHaveValue(typed.amount)
  }

  /** Gives the page a former price, until the returned function ends it. */
  async function hearOldPrice(
    page: Page,
    price: { fromAmount: string; fee: string; total: string },
  ) {
    let isOld = true
    await page.route(/\/api\?eftFeeGet$/, async route => {
      if (!isOld || route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      const now = (await response.json()) as object
      return route.fulfill({ response, json: { ...now, ...price } })
    })
    return () => {
      isOld = false
    }
  }

  test(
    'a fee that rose after the review is refused, told anew, and paid once',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await openSend(page)
      const forget = await hearOldPrice(page, { fromAmount: '20.00', fee: '1.00', total: '21.00' })
      await fillSepa(page, { amount: '20' })
      await review(page)
      await expect(sendButton(page)).toContainText('€21.00')
      forget()
      await sendButton(page).click()
      await expectRefused(page, word('errors', 'price_changed'))
      expect(await countPayments(person)).toBe(0)
      await edit(page, { amount: '20.00' })
      await expect(iban(page)).toHaveValue('DE14900900900000000017')
      await expect(page.getByText('€22.00').first()).toBeVisible()
      await review(page)
      await expect(sendButton(page)).toContainText('€22.00')
      await sendToReceipt(page)
      expect(await countPayments(person)).toBe(1)
    },
  )

  test(
    'a code is for the payment that it was sent for, and for no other',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await openSend(page, { approval: 'otp' })
      await fillSepa(page, { amount: '20' })
      await review(page)
      await sendButton(page).click()
      await expect(heading(page, 'approvalTitle')).toBeVisible()
      const old = await newestCode(person.email)

      await visit(page, '/transfer/external')
      await expect(reviewButton(page)).toBeVisible()
      await fillSepa(page, { amount: '30' })
      await review(page)
      await sendButton(page).click()
      await expect(heading(page, 'approvalTitle')).toBeVisible()
      const code = await newestCode(person.email, old)
      const box = page.getByLabel(word('attempts', 'codeLabel'))
      await box.fill(old)
      await expect(page.getByText(word('errors', 'wrong_code'))).toBeVisible()
      expect(await countPayments(person)).toBe(0)
      await box.fill(code)
      await expect(heading(page, 'settledExternalTitle')).toBeVisible()
      expect(await countPayments(person)).toBe(1)
    },
  )
})
