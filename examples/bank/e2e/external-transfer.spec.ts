import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newestCode, newPerson } from './bank.ts'
import { chooseAccount, chooseRadio, enterCredentials, SEND, sendButton } from './journeys.ts'
import {
  chooseIn,
  country,
  field,
  heading,
  LENA,
  openSend,
  review,
  tabTo,
  toCountry,
  way,
} from './send-form.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const onPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 })

test('pays by SEPA to Germany, wholly by keyboard (XFER-017, ROUTE-041)', async ({ page }) => {
  const person = await openSend(page, { approval: 'otp' })
  await page.goto('/transfer/p2p')
  await tabTo(page, 'link', word('shell', 'bankTransferTab'))
  await page.keyboard.press('Enter')
  await expect(country(page)).toBeVisible()
  await tabTo(page, 'button', new RegExp(word('send-money', 'countryLabel')))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Germ')
  await page.keyboard.press('Enter')
  await expect(way(page, 'sepaOption')).toBeChecked()
  await tabTo(page, 'textbox', word('send-money', 'payeeNameLabel'))
  await page.keyboard.type('Lena Vogt')
  await page.keyboard.press('Tab')
  await page.keyboard.type(LENA.iban)
  await expect(page.getByText('Linden Bank, Frankfurt am Main')).toBeVisible()
  await tabTo(page, 'textbox', word('send-money', 'arrivingAmountLabel'))
  await page.keyboard.type('120.50')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'reviewTitle')).toBeFocused()
  await tabTo(page, 'button', SEND)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'approvalTitle')).toBeVisible()
  const code = await newestCode(person.email)
  await tabTo(page, 'textbox', word('attempts', 'codeLabel'))
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('€122.50')).toBeVisible()
  await page.getByRole('button', { name: word('payments', 'homeCta') }).click()
  await expect(page.getByText('€1,877.50').first()).toBeVisible()
})

test('wires dollars with a shared fee, on a phone (XFER-018)', async ({ page }) => {
  await onPhone(page)
  await openSend(page)
  await toCountry(page, 'United States')
  await chooseRadio(way(page, 'swiftOption'))
  await field(page, 'send-money', 'payeeNameLabel').fill('Prairie Tools Inc')
  await field(page, 'payments', 'accountNumberLabel').fill('000123456789')
  await field(page, 'payments', 'bicLabel').fill('PRTRUS33')
  await expect(field(page, 'payments', 'bankCityLabel')).toHaveValue('Chicago')
  await page.getByLabel(word('send-money', 'currencyLabel')).selectOption('USD')
  await field(page, 'send-money', 'arrivingAmountLabel').fill('500')
  await expect(page.getByText(word('send-money', 'deductedLabel'))).toBeVisible()
  await expectAccessible(page)
  await review(page)
  await sendButton(page).click()
  await expect(heading(page, 'settledExternalTitle')).toBeVisible()
})

test('names bank and branch in Japan, and is changed at the review (XFER-036)', async ({
  page,
}) => {
  await openSend(page)
  await toCountry(page, 'Japan')
  await field(page, 'send-money', 'payeeNameLabel').fill('Aiko Mori')
  await chooseIn(page, 'bankLabel', 'Hinoki Bank')
  await chooseIn(page, 'branchLabel', 'Ueno')
  await field(page, 'payments', 'accountNumberLabel').fill('1234567')
  await chooseIn(page, 'accountTypeLabel', 'Savings')
  await field(page, 'send-money', 'arrivingAmountLabel').fill('15000')
  await review(page)
  for (const name of ['Hinoki Bank', 'Ueno']) await expect(page.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: word('payments', 'editCta') }).click()
  await expect(page).toHaveURL(/edit=/)
  await page.reload()
  await expect(field(page, 'payments', 'accountNumberLabel')).toHaveValue('1234567')
  await field(page, 'send-money', 'arrivingAmountLabel').fill('16000')
  await review(page)
  await expect(page.getByText('16,000').first()).toBeVisible()
  await sendButton(page).click()
  await expect(heading(page, 'settledExternalTitle')).toBeVisible()
})

test('sends to an account of one’s own, without a name', async ({ page }) => {
  await onPhone(page)
  const { accounts } = await openSend(page, {
    accounts: [
      { currencyCode: 'EUR', balance: '1.00' },
      { currencyCode: 'EUR', balance: '300.00' },
    ],
  })
  await chooseRadio(page.getByRole('radio', { name: word('send-money', 'ownOption') }))
  await toCountry(page, 'France')
  await chooseAccount(page, word('transfers', 'fromLabel'), accounts[1]?.accountId ?? '')
  await expect(page.getByText(word('send-money', 'ownDetailsText'))).toBeVisible()
  await expect(field(page, 'send-money', 'payeeNameLabel')).toHaveCount(0)
  await field(page, 'payments', 'ibanLabel').fill('FR14 2004 1010 0505 0001 3M02 606')
  await field(page, 'send-money', 'arrivingAmountLabel').fill('10')
  await review(page)
  await sendButton(page).click()
  await expect(heading(page, 'settledExternalTitle')).toBeVisible()
})

test('says what is wrong with a number, and loses nothing', async ({ page }) => {
  await openSend(page)
  await toCountry(page, 'Germany')
  await field(page, 'send-money', 'payeeNameLabel').fill('Lena Vogt')
  await field(page, 'payments', 'ibanLabel').fill('DE15 9009 0090 0000 0000 17')
  await field(page, 'send-money', 'arrivingAmountLabel').fill('20')
  await expect(page.getByText(word('send-money', 'checkDigitsError'))).toBeVisible()
  await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
  await expect(field(page, 'payments', 'ibanLabel')).toBeFocused()
  await expect(page).not.toHaveURL(/payment=/)
  await field(page, 'payments', 'ibanLabel').fill(LENA.iban)
  await review(page)
})

/** Acts for a business that let the user initiate with these flags. */
async function actWith(page: Page, permissions: string[]) {
  const { customerId } = await newPerson({ kind: 'business', name: 'Quay Tools' })
  const accesses = [{ customerId, right: 'initiate' as const, permissions }]
  const user = await newPerson({ kind: 'business', standing: { actsForOthers: true }, accesses })
  await page.goto('/login')
  await enterCredentials(page, user)
  await page.getByRole('button', { name: /Quay Tools/ }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/transfer/external')
}

test('ends for who may initiate at the request that is created (ACCESS-009)', async ({ page }) => {
  await actWith(page, ['sendEft'])
  await toCountry(page, 'Germany')
  await expect(page.getByRole('radio', { name: word('send-money', 'ownOption') })).toHaveCount(0)
  await expect(way(page, 'swiftOption')).toHaveCount(0)
  await field(page, 'send-money', 'payeeNameLabel').fill('Lena Vogt')
  await field(page, 'payments', 'ibanLabel').fill(LENA.iban)
  await field(page, 'send-money', 'arrivingAmountLabel').fill('20')
  await review(page)
  await sendButton(page).click()
  await expect(heading(page, 'otherApproverTitle')).toBeVisible()
})

test('says to who may not send that they may not', async ({ page }) => {
  await actWith(page, ['sendUserToUser'])
  await expect(page.getByText(word('transfers', 'externalNotPermittedTitle'))).toBeVisible()
})
