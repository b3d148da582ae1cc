import type { Page } from '@playwright/test'
import { countPayments } from './bank.ts'
import {
  amount,
  field,
  fillSepa,
  LENA,
  openSend,
  review,
  reviewButton,
  sendToReceipt,
} from './send-form.ts'
import { visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const text = (key: string) => word('send-money', key)
const said = (page: Page, key: string) => page.getByText(text(key))
const iban = (page: Page) => field(page, 'payments', 'ibanLabel')
const payeeName = (page: Page) => field(page, 'send-money', 'payeeNameLabel')

// At Linden Bank, but of nobody there.
const STRANGE = 'DE67 9009 0090 0000 0000 33'

/** Checks that all fields keep their typed values. */
async function expectKept(page: Page, typed: { iban: string; amount: string; name?: string }) {
  await expect(payeeName(page)).toHaveValue(typed.name ?? LENA.name)
  await expect(iban(page)).toHaveValue(typed.iban)
  await expect(amount(page)).toHaveValue(typed.amount)
  await expect(page).not.toHaveURL(/payment=/)
}

test.describe('transfers', { tag: '@transfers' }, () => {
  test(
    'the name of a recipient is compared: nearly the holder’s is corrected when pressed, another’s stops once',
    { tag: '@fast' },
    async ({ page }) => {
      await openSend(page)
      await fillSepa(page, { name: 'Lena Fogt', amount: '20' })
      await expect(
        page.getByText(text('nameCloseText').replace('{{name}}', LENA.name)),
      ).toBeVisible()
      await expect(payeeName(page)).toHaveValue('Lena Fogt')
      await page.getByRole('button', { name: text('useNameCta') }).click()
      await expect(payeeName(page)).toHaveValue(LENA.name)
      await expect(said(page, 'nameMatchText')).toBeVisible()

      await payeeName(page).fill('Otto Kern')
      await expect(said(page, 'noMatchTitle')).toBeVisible()
      await reviewButton(page).click()
      await expect(page.locator(':focus')).toContainText(text('noMatchTitle'))
      await expectKept(page, { name: 'Otto Kern', iban: LENA.iban, amount: '20' })
      await review(page)
    },
  )

  test('an account that is another than last time is told before the review, and loses nothing', async ({
    page,
  }) => {
    const person = await openSend(page)
    await fillSepa(page, { amount: '20' })
    await review(page)
    await sendToReceipt(page)
    await visit(page, '/transfer/external')
    await fillSepa(page, { iban: STRANGE, amount: '30' })
    await expect(said(page, 'changedTitle')).toBeVisible()
    await expect(page.getByText(/account ending in 0017/)).toBeVisible()
    await reviewButton(page).click()
    await expect(page.locator(':focus')).toContainText(text('changedTitle'))
    await expectKept(page, { iban: STRANGE, amount: '30' })
    expect(await countPayments(person)).toBe(1)
    await review(page)
  })
})
