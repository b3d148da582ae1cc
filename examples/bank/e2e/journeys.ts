import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { newestCode, type Account, type Person } from './bank.ts'
import { beginSession, type Visitor } from './begin-session.ts'
import { word } from './words.ts'

/** The place of the bank's forms: its own page, or a frame in a third party's. */
type Place = Page | FrameLocator

/** Fills in the sign-in form and sends it. */
export async function enterCredentials(page: Place, person: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel(word('sign-in', 'emailLabel')).fill(person.email)
  await page.getByLabel(word('sign-in', 'passwordLabel'), { exact: true }).fill(person.password)
  await page.getByRole('button', { name: word('sign-in', 'signInCta') }).click()
}

/** Signs in by the form, and waits for the home page. */
export async function signInByForm(page: Page, person: Person) {
  await page.goto('/login')
  await enterCredentials(page, person)
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens a page of the bank after a sign-in without the form. */
export async function signInTo(page: Page, path: string, person: Visitor) {
  await beginSession(page.context(), person)
  await page.goto((person.app ?? '') + path)
}

/** Opens the home page after a sign-in without the form. */
export async function signIn(page: Page, person: Visitor) {
  await signInTo(page, '/home', person)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens the home page for a person who acts for a customer, chosen from their list. */
export async function actFor(page: Page, person: Visitor, customer: RegExp) {
  await signInTo(page, '/accesses', person)
  await page.getByRole('button', { name: customer }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Follows a link to another screen, without a reload. */
export const visit = (page: Page, path: string) =>
  page.evaluate(to => history.pushState({}, '', to), path)

const profileButton = (page: Page, locale: string) =>
  page.getByRole('button', { name: new RegExp(`^${word('shell', 'profileMenuLabel', locale)}`) })

/** Opens the menu under the user's initials: settings, language and signing out. */
export async function openProfile(page: Page, locale = 'en') {
  await profileButton(page, locale).click()
  const panel = page.getByRole('dialog', { name: word('shell', 'profileMenuLabel', locale) })
  await expect(panel).toBeVisible()
  return panel
}

/** Signs out by the user's menu. */
export async function signOut(page: Page) {
  const panel = await openProfile(page)
  await panel.getByRole('button', { name: word('shell', 'signOutCta') }).click()
}

/** Chooses another language for a signed-in user, and waits until the bank uses it. */
export async function speak(page: Page, locale: string, from: string) {
  const panel = await openProfile(page, from)
  await panel.getByRole('combobox').selectOption(locale)
  await expect(profileButton(page, locale)).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Applies for a virtual card and confirms it. Ends at the card's page. */
export async function openVirtualCard(page: Page) {
  await visit(page, '/add-card')
  await page.getByText(word('cards', 'virtualKind'), { exact: true }).click()
  await page.getByRole('button', { name: word('cards', 'continueCta') }).click()
  await page.getByRole('button', { name: word('cards', 'confirmCta') }).click()
  await expect(page).toHaveURL(/\/cards\/\d+$/)
}

/** Requests a card's details at its page, with the code from the inbox. */
export async function showCardDetails(page: Place, { email }: Pick<Person, 'email'>) {
  await page.getByRole('button', { name: word('cards', 'detailsCta') }).click()
  await page.getByRole('button', { name: word('cards', 'sendCodeCta') }).click()
  const code = page.getByLabel(word('attempts', 'codeLabel'))
  await expect(code).toBeVisible()
  await code.fill(await newestCode(email))
}

/** Chooses one of a field's options. Tries again, because a list may close after scrolling. */
export async function choose(opener: Locator, option: Locator): Promise<void> {
  await expect(async () => {
    if (!(await option.isVisible())) await opener.click({ timeout: PRESS_MS })
    await option.click({ timeout: PRESS_MS })
  }).toPass()
}

/** Chooses a radio button by its words. Tries again, because a growing form may move it. */
export async function chooseRadio(radio: Locator): Promise<void> {
  await expect(async () => {
    await radio.locator('xpath=ancestor::label').click({ timeout: PRESS_MS })
    await expect(radio).toBeChecked({ timeout: 2_000 })
  }).toPass()
}

// Enough for a slow machine; an option missing by then has disappeared.
const PRESS_MS = 5_000

/** Chooses an account in one of the form's selects, by the last four digits of its number. */
export async function chooseAccount(place: Place, label: string, accountId: string) {
  await choose(
    place.locator('form').getByRole('button', { name: label }),
    place.getByRole('option', { name: new RegExp(accountId.slice(-4)) }),
  )
}

/** Two accounts of one person, and the amount for the second as typed. */
export interface OwnWish {
  from: Account
  to: Account
  amount: string
}

/** Fills in a transfer between own accounts and requests the review, which may be refused. */
export async function reviewOwn(page: Page, wish: OwnWish) {
  await visit(page, '/transfer/account')
  await fillOwn(page, wish)
  await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
}

/** Fills in the form for a transfer between own accounts, on a page or in a frame. */
export async function fillOwn(place: Place, { from, to, amount }: OwnWish) {
  await chooseAccount(place, word('transfers', 'fromLabel'), from.accountId)
  await chooseAccount(place, word('transfers', 'toLabel'), to.accountId)
  await ownAmount(place).fill(amount)
}

/** Returns the field for the arriving amount of a transfer between own accounts. */
export const ownAmount = (place: Place, locale = 'en') => {
  const names = ['amountLabel', 'arrivingAmountLabel'].map(key => word('transfers', key, locale))
  return place.getByLabel(new RegExp(`^(${names.join('|')})`))
}

/** Fills in a transfer to another person up to the review. */
export async function reviewP2p(
  page: Page,
  payment: { to: string; amount: string; note?: string },
) {
  await visit(page, '/transfer/p2p')
  await page.getByLabel(word('transfers', 'payeeEmailLabel')).fill(payment.to)
  await page.getByLabel(word('transfers', 'amountLabel')).fill(payment.amount)
  if (payment.note) await page.getByLabel(word('transfers', 'noteLabel')).fill(payment.note)
  await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
  await expect(page.getByRole('heading', { name: word('payments', 'reviewTitle') })).toBeVisible()
}

/** The name of the button that sends, with any amount. */
export const SEND = new RegExp(
  `^${word('payments', 'sendCta').replace('{{amount}}', String.raw`[^\s\d]{0,4}\s?\d`)}`,
)

/** Returns the button that sends the reviewed payment. */
export const sendButton = (page: Page) => page.getByRole('main').getByRole('button', { name: SEND })

/** Sends the reviewed payment, unless it is settled first. */
export const pressUnless = (settled: Locator) =>
  Promise.race([
    sendButton(settled.page())
      .click()
      .catch(() => undefined),
    settled.waitFor(),
  ])
