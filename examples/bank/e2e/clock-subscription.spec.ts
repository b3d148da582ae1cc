import type { Page } from '@playwright/test'
import { rowOf } from './an-invoice.ts'
import { advanceClock, countPayments, newPerson, type Person } from './bank.ts'
import { enterCredentials, signIn } from './journeys.ts'
import { button } from './strangers.ts'
import { expect, test } from './test.ts'
import { asBookshop } from './bookshop.ts'
import { word } from './words.ts'

const BUTTONS = '/merchant/buttons/my_saved_buttons'
const SUBSCRIBERS = '/merchant/accounts/subscribers'
const REPEATING = '/transfer/preapproved-payments'
const BOX = 'A box of books'
const LONGEST_MONTH = 31

// Pages left open for months are signed out.
test.use({ mayLog: [/401|session expired/] })

const saved = (key: string) => word('saved-buttons', key)
const subscribers = (key: string) => word('subscribers', key)
const aReader = () => newPerson({ accounts: [{ currencyCode: 'EUR', balance: '500.00' }] })

/** Creates a button for 15 euros every month. Returns its link. */
async function makeButton(owner: Page): Promise<string> {
  await button(owner, 'saved-buttons', 'newCta').click()
  await owner.getByLabel(saved('nameLabel'), { exact: true }).fill(BOX)
  await owner.getByText(saved('subscriptionOption'), { exact: true }).click()
  await owner.getByLabel(saved('priceLabel'), { exact: true }).fill('15')
  await expect(owner.getByLabel(saved('frequencyLabel'))).toHaveText(saved('monthlyOption'))
  await button(owner, 'saved-buttons', 'createCta').click()
  const popup = owner.getByRole('dialog', { name: BOX })
  return popup.getByRole('group', { name: saved('linkTitle') }).innerText()
}

/** Makes the first payment. The page shows how often it will repeat. */
async function subscribe(page: Page, link: string, person: Person): Promise<void> {
  await page.goto(link)
  await enterCredentials(page, person)
  await expect(page.getByText(word('payments', 'repeatMonthlyText')).first()).toBeVisible()
  await button(page, 'checkouts', 'payCta').click()
  await expect(
    page.getByRole('heading', { name: word('payments', 'settledCheckoutTitle') }),
  ).toBeVisible()
}

const repeating = (page: Page) =>
  page.getByRole('list', { name: word('preapproved', 'listTitle') }).getByRole('listitem')

const made = (count: number) => word('preapproved', 'madeText').replace('{{number}}', String(count))

test('a subscription is paid for three months by the bank’s clock, until the merchant ends it (MERCH-038, MERCH-039, MERCH-040, PREAP-001)', async ({
  page,
  browser,
}) => {
  const payer = await aReader()
  const before = await asBookshop(browser, BUTTONS)
  const link = await makeButton(before)
  await before.context().close()
  const other = await aReader()
  for (const person of [payer, other]) {
    const paying = await browser.newPage()
    await subscribe(paying, link, person)
    await paying.close()
  }
  for (const month of [1, 2, 3]) {
    await advanceClock(LONGEST_MONTH)
    await expect.poll(() => countPayments(payer)).toBe(1 + month)
  }

  await signIn(page, payer)
  await page.goto(REPEATING)
  await expect(repeating(page).getByText('€15.00')).toBeVisible()
  await expect(repeating(page).getByText(made(4))).toBeVisible()

  const owner = await asBookshop(browser, SUBSCRIBERS)
  await rowOf(owner, payer.email).getByRole('button').click()
  const view = owner.getByRole('dialog')
  await expect(view.getByText(subscribers('paidStatus'), { exact: true })).toHaveCount(4)
  await view.getByRole('button', { name: subscribers('cancelCta') }).click()
  await owner.getByRole('button', { name: subscribers('confirmCancelCta') }).dblclick()
  await expect(owner.getByText(subscribers('canceledToast'))).toBeVisible()
  await page.reload()
  await expect(repeating(page).getByText(word('preapproved', 'canceledStatus'))).toBeVisible()
  await advanceClock(LONGEST_MONTH)
  await expect.poll(() => countPayments(other)).toBe(5)
  expect(await countPayments(payer)).toBe(4)
  await owner.context().close()
})

test('a subscription is ended by whoever pays it, and the merchant sees so (MERCH-038, PREAP-004)', async ({
  page,
  browser,
}) => {
  const payer = await aReader()
  const owner = await asBookshop(browser, BUTTONS)
  await subscribe(page, await makeButton(owner), payer)
  await page.goto(REPEATING)
  await repeating(page)
    .getByRole('button', { name: /^Cancel payment to/ })
    .click()
  await page.getByRole('button', { name: word('preapproved', 'confirmCancelCta') }).dblclick()
  await expect(repeating(page).getByText(word('preapproved', 'canceledStatus'))).toBeVisible()
  await owner.goto(SUBSCRIBERS)
  await expect(rowOf(owner, payer.email).getByText(subscribers('canceledStatus'))).toBeVisible()
  await owner.context().close()
})
