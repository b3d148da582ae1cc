import type { BrowserContext, Page } from '@playwright/test'
import { keepAnswers } from './bank-answers.ts'
import { countPayments, grant, newestCode, newPerson } from './bank.ts'
import { chooseRadio, enterCredentials, sendButton } from './journeys.ts'
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
  toCountry,
} from './send-form.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.use({ mayLog: [/Failed to load resource/] })

const iban = (page: Page) => field(page, 'payments', 'ibanLabel')

/** The bank says no, for this reason, and the way back to the form is there. */
async function expectRefused(page: Page, reason: string) {
  await expect(heading(page, 'refusedTitle')).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByText(word('payments', 'refusedText'))).toBeVisible()
}

/** Goes back to the form, which has all that was typed. */
async function edit(page: Page, typed: { amount: string }) {
  await page.getByRole('button', { name: word('payments', 'editCta') }).click()
  await expect(field(page, 'send-money', 'payeeNameLabel')).toHaveValue(LENA.name)
  await expect(amount(page)).toHaveValue(typed.amount)
}

/** Has the page hear a price that the bank no longer asks, until it is told the truth again. */
async function hearOldPrice(page: Page, price: { fromAmount: string; fee: string; total: string }) {
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

test('a fee that rose after the review is refused, told anew, and paid once', async ({ page }) => {
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
})

test('a rate that moved after the review is refused, told anew, and paid once', async ({
  page,
}) => {
  const person = await openSend(page)
  const bank = await keepAnswers(page)
  const forget = await hearOldPrice(page, { fromAmount: '90.00', fee: '2.00', total: '92.00' })
  await toCountry(page, 'United Kingdom')
  await chooseRadio(page.getByRole('radio', { name: word('send-money', 'fasterPaymentsOption') }))
  await field(page, 'send-money', 'payeeNameLabel').fill(LENA.name)
  await field(page, 'payments', 'sortCodeLabel').fill('08-99-99')
  await field(page, 'payments', 'accountNumberLabel').fill('66374958')
  await amount(page).fill('100')
  await review(page)
  await expect(sendButton(page)).toContainText('€92.00')
  forget()
  await sendButton(page).click()
  await expectRefused(page, word('errors', 'price_changed'))
  await edit(page, { amount: '100.00' })
  await review(page)
  await expect(sendButton(page)).not.toContainText('€92.00')
  const shown = /[\d.]+/.exec((await sendButton(page).textContent()) ?? '')?.[0]
  await sendToReceipt(page)
  expect(await countPayments(person)).toBe(1)
  const [left] = [...(await bank.balances()).values()]
  expect(Number(left)).toBeCloseTo(2000 - Number(shown), 2)
})

/** Sends another transfer by SEPA meanwhile, in another tab of the same browser. */
async function sendElsewhere(context: BrowserContext, sum: string) {
  const other = await context.newPage()
  await other.goto('/transfer/external')
  await fillSepa(other, { amount: sum })
  await review(other)
  await sendToReceipt(other)
  await other.close()
}

test('a day’s limit that another transfer used up is refused with what is left of it', async ({
  page,
  context,
}) => {
  const person = await openSend(page, { limits: [{ operation: 'eft', daily: '100' }] })
  await fillSepa(page, { amount: '60' })
  await review(page)
  await sendElsewhere(context, '55')
  await sendButton(page).click()
  await expectRefused(page, word('payments', 'limitRefusal'))
  expect(await countPayments(person)).toBe(1)
  await edit(page, { amount: '60.00' })
  const left = word('transfers', 'aboveDailyError').replace('{{amount}}', '€45.00')
  await expect(page.getByText(left)).toBeVisible()
  await amount(page).fill('45')
  await review(page)
  await sendToReceipt(page)
  expect(await countPayments(person)).toBe(2)
})

test('a balance that another transfer used up is refused with what is left of it', async ({
  page,
  context,
}) => {
  const person = await openSend(page, { accounts: [{ currencyCode: 'EUR', balance: '100.00' }] })
  await fillSepa(page, { amount: '60' })
  await review(page)
  await sendElsewhere(context, '50')
  await sendButton(page).click()
  await expectRefused(page, word('errors', 'insufficient_funds'))
  await edit(page, { amount: '60.00' })
  const left = word('transfers', 'aboveMaximumError').replace('{{amount}}', '€46.00')
  await expect(page.getByText(left)).toBeVisible()
  await amount(page).fill('46')
  await review(page)
  await sendToReceipt(page)
  expect(await countPayments(person)).toBe(2)
})

test('a code is for the payment that it was sent for, and for no other', async ({ page }) => {
  const person = await openSend(page, { approval: 'otp' })
  await fillSepa(page, { amount: '20' })
  await review(page)
  await sendButton(page).click()
  await expect(heading(page, 'approvalTitle')).toBeVisible()
  const old = await newestCode(person.email)

  await page.goto('/transfer/external')
  await fillSepa(page, { amount: '30' })
  await review(page)
  await sendButton(page).click()
  await expect(heading(page, 'approvalTitle')).toBeVisible()
  const code = await newestCode(person.email, old)
  const box = page.getByLabel(word('attempts', 'codeLabel'))
  const approve = page.getByRole('button', { name: word('payments', 'approveCta') })
  await box.fill(old)
  await approve.click()
  await expect(page.getByText(word('errors', 'wrong_code'))).toBeVisible()
  expect(await countPayments(person)).toBe(0)
  await box.fill(code)
  await approve.click()
  await expect(heading(page, 'settledExternalTitle')).toBeVisible()
  expect(await countPayments(person)).toBe(1)
})

test('a flag that is taken away after the code was sent: the code moves nothing (ACCESS-009)', async ({
  page,
}) => {
  const owner = await newPerson({
    kind: 'business',
    name: 'Quay Tools',
    approval: 'otp',
    accounts: [{ currencyCode: 'EUR', balance: '2000.00' }],
  })
  const access = { customerId: owner.customerId, right: 'full' as const }
  const clerk = await newPerson({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses: [{ ...access, permissions: ['sendEft'] }],
  })
  const allow = (permissions: string[]) =>
    grant({ userId: clerk.customerId, ...access, permissions })
  await page.goto('/login')
  await enterCredentials(page, clerk)
  await page.getByRole('button', { name: /Quay Tools/ }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/transfer/external')
  await fillSepa(page, { amount: '20' })
  await review(page)
  await sendButton(page).click()
  await expect(heading(page, 'approvalTitle')).toBeVisible()
  const code = await newestCode(clerk.email)
  const hand = async () => {
    await page.getByLabel(word('attempts', 'codeLabel')).fill(code)
    await page.getByRole('button', { name: word('payments', 'approveCta') }).click()
  }
  await allow(['sendUserToUser'])
  await hand()
  await expect(page.getByText(word('errors', 'no_access'))).toBeVisible()
  await allow(['sendEft'])
  await page.reload()
  // The old code is useless; the payment is kept, and waits for another one.
  await expect(page.getByText(word('payments', 'approvalExpiredText'))).toBeVisible()
  await expect(page.getByRole('button', { name: word('payments', 'retryCta') })).toBeVisible()
  expect(await countPayments(owner)).toBe(0)
})

test('what was typed is there again after a reload of the form', async ({ page }) => {
  const person = await openSend(page)
  await fillSepa(page, { amount: '20' })
  await page.reload()
  await expect(field(page, 'send-money', 'payeeNameLabel')).toHaveValue(LENA.name)
  await expect(iban(page)).toHaveValue(LENA.iban)
  await expect(amount(page)).toHaveValue('20')
  await expect(reviewButton(page)).toBeEnabled()
  expect(await countPayments(person)).toBe(0)
})
