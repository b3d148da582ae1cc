import type { Page } from '@playwright/test'
import { newestCode, newPerson } from './bank.ts'
import { SEND } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

/** Presses Tab until the wanted control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp) {
  const wanted = page.getByRole(role, { name })
  for (let presses = 0; presses < 60; presses += 1) {
    if (
      await wanted
        .first()
        .evaluate(element => element === document.activeElement)
        .catch(() => false)
    )
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(name)}`)
}

test('signs in, pays and signs out by keyboard alone', async ({ page }) => {
  const payer = await newPerson({
    approval: 'otp',
    accounts: [{ currencyCode: 'EUR', balance: '50.00' }],
  })
  const payee = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '1.00' }] })
  await page.goto('/login')
  await tabTo(page, 'textbox', word('sign-in', 'emailLabel'))
  await page.keyboard.type(payer.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(payer.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)

  await tabTo(page, 'link', word('shell', 'p2pTransferLink'))
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', word('transfers', 'payeeEmailLabel'))
  await page.keyboard.type(payee.email)
  await tabTo(page, 'textbox', word('transfers', 'amountLabel'))
  await page.keyboard.type('3')
  await tabTo(page, 'button', word('transfers', 'reviewCta'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: word('payments', 'reviewTitle') })).toBeFocused()
  await tabTo(page, 'button', SEND)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: word('payments', 'approvalTitle') })).toBeVisible()
  const code = await newestCode(payer.email)
  await tabTo(page, 'textbox', word('attempts', 'codeLabel'))
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: word('payments', 'settledP2pTitle') }),
  ).toBeFocused()

  await tabTo(page, 'button', word('shell', 'signOutCta'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
})
