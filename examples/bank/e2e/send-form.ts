import { expect, type Page } from '@playwright/test'
import { newPerson, type NewPerson, type Person } from './bank.ts'
import { choose, sendButton, signInTo } from './journeys.ts'
import { word } from './words.ts'

/** An account at Linden Bank that is Lena Vogt's. */
export const LENA = { name: 'Lena Vogt', iban: 'DE14 9009 0090 0000 0000 17' }

/** The field for the country, of an account without an IBAN. */
export const country = (page: Page) =>
  page.getByRole('combobox', {
    name: new RegExp(
      `${word('send-money', 'countryLabel')}|${word('send-money', 'ownCountryLabel')}`,
    ),
  })

/** A field of the form by its text. */
export const field = (page: Page, room: string, key: string) =>
  page.getByLabel(word(room, key)).and(page.locator('input'))

/** What arrives, as it stands in the form. */
export const amount = (page: Page) =>
  page.getByRole('textbox', { name: word('send-money', 'arrivingAmountLabel'), exact: true })

/** One of the ways that are offered. */
export const way = (page: Page, key: string) =>
  page.getByRole('radio', { name: new RegExp(`^${escaped(word('send-money', key))}`) })

const escaped = (text: string) => text.replaceAll(/[()]/g, String.raw`\$&`)

/** A heading of one of the steps of a payment. */
export const heading = (page: Page, key: string) =>
  page.getByRole('heading', { name: word('payments', key) })

/** What leads from the form to the review. */
export const reviewButton = (page: Page) =>
  page.getByRole('button', { name: word('transfers', 'reviewCta') })

/** Signs a new customer in, by default with one account in euro, and opens the form. */
export async function openSend(page: Page, wishes: NewPerson = {}): Promise<Person> {
  const person = await newPerson({
    accounts: [{ currencyCode: 'EUR', balance: '2000.00' }],
    ...wishes,
  })
  await signInTo(page, '/transfer/external', person)
  return person
}

/** Chooses where the money goes in place of an IBAN, and waits for the ways to get there. */
export async function toCountry(page: Page, name: string) {
  await page.getByRole('button', { name: word('send-money', 'noIbanCta') }).click()
  await country(page).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(
    page.getByRole('radiogroup', { name: word('send-money', 'waysLabel') }),
  ).toBeVisible()
}

/** Types an IBAN, and waits for where it leads. */
export async function toIban(page: Page, iban: string) {
  await field(page, 'payments', 'ibanLabel').fill(iban)
  await expect(page.getByRole('button', { name: word('send-money', 'changeWayCta') })).toBeVisible()
}

/** Chooses one of the options of a field by its text. */
export async function chooseIn(page: Page, key: string, option: string | RegExp) {
  const name = new RegExp(`${word('payments', key)}$`)
  const button = page.locator('[data-field] button').and(page.getByRole('button', { name })).last()
  await choose(button, page.getByRole('option', { name: option }))
}

/** Fills a transfer by SEPA to Germany in, all but the review. */
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

/** Sends what the review shows, where no code is asked for, and waits for the receipt. */
export async function sendToReceipt(page: Page) {
  await sendButton(page).click()
  await expect(heading(page, 'settledExternalTitle')).toBeVisible()
}

/** Presses Tab until a control of the page has the focus, as somebody without a mouse does. */
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
