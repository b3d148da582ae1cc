import { expect, type Browser, type Page } from '@playwright/test'
import { newPerson } from './bank.ts'
import { enterCredentials } from './journeys.ts'
import { BANK } from './strangers.ts'
import { word } from './words.ts'

const BOOKSHOP = { customerId: 'customer-ion', name: /Munteanu Books/ }

/**
 * The one merchant whom the bank has from its beginning, in a browser of its own. By a user of each
 * test's own: codes that are mailed to its owner could be another test's.
 */
export async function asBookshop(browser: Browser, path: string): Promise<Page> {
  const user = await newPerson({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses: [{ customerId: BOOKSHOP.customerId, right: 'full', permissions: [] }],
  })
  const context = await browser.newContext({ baseURL: BANK })
  const page = await context.newPage()
  await page.goto('/login')
  await enterCredentials(page, user)
  await page.getByRole('button', { name: BOOKSHOP.name }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto(path)
  return page
}

/** Reads the secret that is shown the one time that there is, and closes it. */
export async function takeSecret(page: Page): Promise<string> {
  const popup = page.getByRole('alertdialog')
  await popup.getByRole('button', { name: word('merchant-api', 'showSecretCta') }).click()
  const secret = await popup.locator('code').innerText()
  await popup.getByRole('button', { name: word('merchant-api', 'secretDoneCta') }).click()
  await expect(popup).toHaveCount(0)
  return secret
}
