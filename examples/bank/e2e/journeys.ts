import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { newestCode, type Account, type Person } from './bank.ts'
import { beginSession, type Visitor } from './begin-session.ts'
import { word } from './words.ts'

/** Where the bank's forms stand: a page of its own, or a frame in a stranger's. */
type Place = Page | FrameLocator

/** Fills the sign-in form in and sends it. */
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

/** Opens a page of the bank for somebody who is signed in already. */
export async function signInTo(page: Page, path: string, person: Visitor) {
  await beginSession(page.context(), person)
  await page.goto((person.app ?? '') + path)
}

/** Opens the home page for somebody who is signed in already. */
export async function signIn(page: Page, person: Visitor) {
  await signInTo(page, '/home', person)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens the home page for somebody who acts for a customer, as they choose it from their list. */
export async function actFor(page: Page, person: Visitor, customer: RegExp) {
  await signInTo(page, '/accesses', person)
  await page.getByRole('button', { name: customer }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Goes to another screen as a link does: without loading the page anew. */
export const visit = (page: Page, path: string) =>
  page.evaluate(to => history.pushState({}, '', to), path)

const profileButton = (page: Page, locale: string) =>
  page.getByRole('button', { name: new RegExp(`^${word('shell', 'profileMenuLabel', locale)}`) })

/** Opens what stands under the person's initials: settings, the language and the way out. */
export async function openProfile(page: Page, locale = 'en') {
  await profileButton(page, locale).click()
  const panel = page.getByRole('dialog', { name: word('shell', 'profileMenuLabel', locale) })
  await expect(panel).toBeVisible()
  return panel
}

/** Leaves the bank by the menu of the person. */
export async function signOut(page: Page) {
  const panel = await openProfile(page)
  await panel.getByRole('button', { name: word('shell', 'signOutCta') }).click()
}

/** Chooses another language where somebody is signed in, and waits until the bank speaks it. */
export async function speak(page: Page, locale: string, from: string) {
  const panel = await openProfile(page, from)
  await panel.getByRole('combobox').selectOption(locale)
  await expect(profileButton(page, locale)).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Applies for a virtual card and confirms it; ends at the page of the card. */
export async function openVirtualCard(page: Page) {
  await visit(page, '/add-card')
  await page.getByText(word('cards', 'virtualKind'), { exact: true }).click()
  await page.getByRole('button', { name: word('cards', 'continueCta') }).click()
  await page.getByRole('button', { name: word('cards', 'confirmCta') }).click()
  await expect(page).toHaveURL(/\/cards\/\d+$/)
}

/** Asks for what is printed on a card, at its page, with the code from the inbox. */
export async function showCardDetails(page: Place, { email }: Pick<Person, 'email'>) {
  await page.getByRole('button', { name: word('cards', 'detailsCta') }).click()
  await page.getByRole('button', { name: word('cards', 'sendCodeCta') }).click()
  const code = page.getByLabel(word('attempts', 'codeLabel'))
  await expect(code).toBeVisible()
  await code.fill(await newestCode(email))
}

/** Chooses one of a field's options; a list that has just been scrolled to may close again. */
export async function choose(opener: Locator, option: Locator): Promise<void> {
  await expect(async () => {
    if (!(await option.isVisible())) await opener.click({ timeout: PRESS_MS })
    await option.click({ timeout: PRESS_MS })
  }).toPass()
}

/** Chooses a radio by its words; a form that grows meanwhile may take them from under the press. */
export async function chooseRadio(radio: Locator): Promise<void> {
  await expect(async () => {
    await radio.locator('xpath=ancestor::label').click({ timeout: PRESS_MS })
    await expect(radio).toBeChecked({ timeout: 2_000 })
  }).toPass()
}

// Time enough for a slow machine; what is not there by then has gone again.
const PRESS_MS = 5_000

/** Chooses an account in one of the form's selects by the last four digits of its number. */
export async function chooseAccount(place: Place, label: string, accountId: string) {
  await choose(
    place.locator('form').getByRole('button', { name: label }),
    place.getByRole('option', { name: new RegExp(accountId.slice(-4)) }),
  )
}

/** Two accounts of one person, and what is to arrive in the second, as it is typed. */
export interface OwnWish {
  from: Account
  to: Account
  amount: string
}

/** Fills in a transfer between own accounts and asks for the review, which may be refused. */
export async function reviewOwn(page: Page, wish: OwnWish) {
  await visit(page, '/transfer/account')
  await fillOwn(page, wish)
  await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
}

/** Fills the form for a transfer between own accounts in, wherever it stands. */
export async function fillOwn(place: Place, { from, to, amount }: OwnWish) {
  await chooseAccount(place, word('transfers', 'fromLabel'), from.accountId)
  await chooseAccount(place, word('transfers', 'toLabel'), to.accountId)
  await ownAmount(place).fill(amount)
}

/** What arrives, as it stands in the form for transfers between own accounts. */
export const ownAmount = (place: Place, locale = 'en') => {
  const names = ['amountLabel', 'arrivingAmountLabel'].map(key => word('transfers', key, locale))
  return place.getByLabel(new RegExp(`^(${names.join('|')})`))
}

/** Fills in a transfer to another person, as far as the review. */
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

/** What the button that sends is called, whatever the amount. */
export const SEND = new RegExp(
  `^${word('payments', 'sendCta').replace('{{amount}}', String.raw`[^\s\d]{0,4}\s?\d`)}`,
)

/** The button that sends what the review shows. */
export const sendButton = (page: Page) => page.getByRole('main').getByRole('button', { name: SEND })

/** Sends what the review shows, unless something else does before this press comes through. */
export const pressUnless = (settled: Locator) =>
  Promise.race([
    sendButton(settled.page())
      .click()
      .catch(() => undefined),
    settled.waitFor(),
  ])
