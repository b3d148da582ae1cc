import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newestCode, newPerson, type Person } from './bank.ts'
import { enterCredentials, sendButton, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

// The bookshop's owner and a button of theirs, as the seed of the bank has them.
const ION: Person = {
  email: 'ion@sixpence.example',
  password: 'copper-lighthouse-8',
  name: 'Munteanu Books SRL',
  customerId: 'customer-ion',
  accounts: [],
}
const TOTE = 'btn_b00c5000000000000000000000000001'
const said = (key: string) => word('refunds', key)

/** Pays 18 euros by the link of the bookshop's button. */
async function buyTote(page: Page, person: Person) {
  await page.goto(`/pay/${TOTE}`)
  await enterCredentials(page, person)
  const pay = word('checkouts', 'payCta').replace(/ ?\{\{.*/, '')
  await page.getByRole('button', { name: new RegExp(`^${pay}`) }).click()
  const paid = word('payments', 'settledCheckoutTitle')
  await expect(page.getByRole('heading', { name: paid })).toBeVisible()
}

/** Another browser, for somebody else at the same bank. */
async function elsewhere(page: Page): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser')
  const baseURL = new URL(page.url()).origin
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  return context.newPage()
}

test('the bookshop gives back a part of what was paid by its button, and the payer sees it', async ({
  page,
}) => {
  const name = `Wren ${crypto.randomUUID().slice(0, 8)}`
  const payer = await newPerson({ name, accounts: [{ currencyCode: 'EUR', balance: '100.00' }] })
  await buyTote(page, payer)
  const shop = await elsewhere(page)
  await signIn(shop, ION, 'otp')
  await shop.goto('/merchant/accounts/payments')
  // The newest stands first.
  await shop
    .getByRole('button', { name: /^Wren / })
    .first()
    .click()
  const dialog = shop.getByRole('dialog', { name: /^Wren / })
  await dialog.getByRole('button', { name: said('giveBackCta') }).click()
  const amount = dialog.getByLabel(said('amountLabel'))
  await expect(amount).toHaveValue('18.00')
  await amount.fill('18.01')
  await amount.press('Enter')
  await expect(dialog.getByText(said('tooMuchText').replace('{{amount}}', '€18.00'))).toBeVisible()
  await expect(amount).toHaveValue('18.01')
  await expectAccessible(shop)
  await amount.fill('5')
  await amount.press('Enter')

  // From the review back to the form, which has what was typed.
  await shop.getByRole('button', { name: word('payments', 'editCta') }).click()
  await expect(amount).toHaveValue('5.00')
  await amount.press('Enter')
  await sendButton(shop).dblclick()
  const code = shop.getByLabel(word('attempts', 'codeLabel'))
  await code.waitFor()
  await code.fill(await newestCode(ION.email))
  await shop.getByRole('button', { name: word('payments', 'approveCta') }).click()
  const sent = word('payments', 'settledRefundTitle')
  await expect(shop.getByRole('heading', { name: sent })).toBeVisible()
  await expectAccessible(shop)
  await shop.getByRole('button', { name: word('payments', 'merchantPaymentsCta') }).click()
  await expect(shop.getByText(said('partStatus')).first()).toBeVisible()
  const isWide = () =>
    shop.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await isWide()).toBe(false)

  const home = await elsewhere(page)
  await signIn(home, payer)
  await home.goto('/history')
  await expect(home.getByRole('main')).toContainText(`From ${ION.name}`)
  await expect(home.getByRole('main')).toContainText('+€5.00')
})
