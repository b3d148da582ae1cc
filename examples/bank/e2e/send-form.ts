import { expect, type Page } from '@playwright/test'
import { newPerson, type NewPerson, type Person } from './bank.ts'
import { choose, sendButton, signInTo } from './journeys.ts'
import { word } from './words.ts'

/** Lena Vogt's account at Linden Bank. */
export const LENA = { name: 'Lena Vogt', iban: 'DE14 9009 0090 0000 0000 17' }

/** Returns the country field of an account without an IBAN. */
export const country = (page: Page) =>
  page.getByRole('combobox', {
    name: new RegExp(
      `${word('send-money', 'countryLabel')}|${word('send-money', 'ownCountryLabel')}`,
    ),
  })

/** Returns a field of the form by its text. */
export const field = (page: Page, room: string, key: string) =>
  page.getByLabel(word(room, key)).and(page.locator('input'))

/** Returns the field for the arriving amount. */
export const amount = (page: Page) =>
  page.getByRole('textbox', { name: word('send-money', 'arrivingAmountLabel'), exact: true })

/** Returns one of the offered ways. */
export const way = (page: Page, key: string) =>
  page.getByRole('radio', { name: new RegExp(`^${escaped(word('send-money', key))}`) })

const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`)

/** Returns the heading of one of a payment's steps. */
export const heading = (page: Page, key: string) =>
  page.getByRole('heading', { name: word('payments', key) })

/** Returns the button from the form to the review. */
export const reviewButton = (page: Page) =>
  page.getByRole('button', { name: word('transfers', 'reviewCta') })

/** Signs in a new customer, by default with one account in euro, and opens the form. */
export async function openSend(page: Page, wishes: NewPerson = {}): Promise<Person> {
  const person = await newPerson({
    accounts: [{ currencyCode: 'EUR', balance: '2000.00' }],
    ...wishes,
  })
  await signInTo(page, '/transfer/external', person)
  return person
}

/** Chooses a country instead of an IBAN, and waits for the ways to pay there. */
export async function toCountry(page: Page, name: string) {
  await page.getByRole('button', { name: word('send-money', 'noIbanCta') }).click()
  await country(page).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(
    page.getByRole('radiogroup', { name: word('send-money', 'waysLabel') }),
  ).toBeVisible()
}

/** Types an IBAN, and waits for the ways to pay there. */
export async function toIban(page: Page, iban: string) {
  await field(page, 'payments', 'ibanLabel').fill(iban)
  await expect(page.getByRole('button', { name: word('send-money', 'changeWayCta') })).toBeVisible()
}

/** Chooses one of a field's options by its text. */
export async function chooseIn(page: Page, key: string, option: string | RegExp) {
  const name = new RegExp(`${word('payments', key)}$`)
  const button = page.locator('[data-field] button').and(page.getByRole('button', { name })).last()
  await choose(button, page.getByRole('option', { name: option }))
}

/** Fills in a transfer by SEPA to Germany, without the review. */
export async function fillSepa(page: Page, wish: { name?: string; iban?: string; amount: string }) {
  await field(page, 'send-money', 'payeeNameLabel').fill(wish.name ?? LENA.name)
  await toIban(page, wish.iban ?? LENA.iban)
  await amount(page).fill(wish.amount)
}

/** Goes on to the review. */
export async function review(page: Page) {
  await reviewButton(page).click()
  await expect(heading(page, 'reviewTitle')).toBeVisible()
}

/** Sends a reviewed payment that needs no code, and waits for the receipt. */
export async function sendToReceipt(page: Page) {
  await sendButton(page).click()
  await expect(heading(page, 'settledExternalTitle')).toBeVisible()
}

/** Presses Tab until a control of the page has the focus, like somebody without a mouse. */
export async function tabTo(
  page: Page,
  role: 'button' | 'checkbox' | 'link' | 'textbox',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 60; presses += 1) {
    const isThere = target.evaluate(element => element === document.activeElement)
    if (await isThere.catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(name)}`)
}
