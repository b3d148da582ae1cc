import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newestCode, newPerson, type NewPerson } from './bank.ts'
import { chooseAccount, enterCredentials, SEND, sendButton, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const IBAN = 'DE14 9009 0090 0000 0000 17'
const country = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(
      `${word('send-money', 'countryLabel')}|${word('send-money', 'ownCountryLabel')}`,
    ),
  })
const field = (page: Page, domain: string, key: string) =>
  page.getByLabel(word(domain, key)).and(page.locator('input'))
const way = (page: Page, key: string) =>
  page.getByRole('radio', { name: new RegExp(`^${escaped(word('send-money', key))}`) })
const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`)
const heading = (page: Page, key: string) =>
  page.getByRole('heading', { name: word('payments', key) })

async function open(page: Page, wishes: NewPerson = {}) {
  const person = await newPerson({
    accounts: [{ currencyCode: 'EUR', balance: '2000.00' }],
    ...wishes,
  })
  await signIn(page, person)
  await page.goto('/transfer/external')
  return person
}

/** Chooses where the money goes. */
async function toCountry(page: Page, name: string) {
  await country(page).click()
  await page.getByRole('option', { name, exact: true }).click()
  await expect(
    page.getByRole('radiogroup', { name: word('send-money', 'waysLabel') }),
  ).toBeVisible()
}

/** Chooses one of a field's options; a list that has just been scrolled to may close again. */
async function choose(page: Page, key: string, option: string) {
  const name = new RegExp(`${word('payments', key)}$`)
  const button = page.locator('[data-field] button').and(page.getByRole('button', { name })).last()
  const row = page.getByRole('option', { name: option })
  await expect(async () => {
    if (!(await row.isVisible())) await button.click()
    await row.click({ timeout: 2_000 })
  }).toPass()
}

async function review(page: Page) {
  await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
  await expect(heading(page, 'reviewTitle')).toBeVisible()
}

async function tabTo(page: Page, role: 'button' | 'link' | 'textbox', name: string | RegExp) {
  const target = page.getByRole('main').getByRole(role, { name }).first()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement).catch(() => false))
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(name)}`)
}

const onPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 })

test('pays by SEPA to Germany, wholly by keyboard (XFER-017, ROUTE-041)', async ({ page }) => {
  const person = await open(page, { approval: 'otp' })
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
  await page.keyboard.type(IBAN)
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
  await open(page)
  await toCountry(page, 'United States')
  await way(page, 'swiftOption').check({ force: true })
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
  await open(page)
  await toCountry(page, 'Japan')
  await field(page, 'send-money', 'payeeNameLabel').fill('Aiko Mori')
  await choose(page, 'bankLabel', 'Hinoki Bank')
  await choose(page, 'branchLabel', 'Ueno')
  await field(page, 'payments', 'accountNumberLabel').fill('1234567')
  await choose(page, 'accountTypeLabel', 'Savings')
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
  const { accounts } = await open(page, {
    accounts: [
      { currencyCode: 'EUR', balance: '1.00' },
      { currencyCode: 'EUR', balance: '300.00' },
    ],
  })
  await page.getByRole('radio', { name: word('send-money', 'ownOption') }).check({ force: true })
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
  await open(page)
  await toCountry(page, 'Germany')
  await field(page, 'send-money', 'payeeNameLabel').fill('Lena Vogt')
  await field(page, 'payments', 'ibanLabel').fill('DE15 9009 0090 0000 0000 17')
  await field(page, 'send-money', 'arrivingAmountLabel').fill('20')
  await expect(page.getByText(word('send-money', 'checkDigitsError'))).toBeVisible()
  await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
  await expect(field(page, 'payments', 'ibanLabel')).toBeFocused()
  await expect(page).not.toHaveURL(/payment=/)
  await field(page, 'payments', 'ibanLabel').fill(IBAN)
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
  await field(page, 'payments', 'ibanLabel').fill(IBAN)
  await field(page, 'send-money', 'arrivingAmountLabel').fill('20')
  await review(page)
  await sendButton(page).click()
  await expect(heading(page, 'otherApproverTitle')).toBeVisible()
})

test('says to who may not send that they may not', async ({ page }) => {
  await actWith(page, ['sendUserToUser'])
  await expect(page.getByText(word('transfers', 'externalNotPermittedTitle'))).toBeVisible()
})
