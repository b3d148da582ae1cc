import { expect, type Browser, type Page } from '@playwright/test'
import { newPerson, type NewPerson, type Person } from './bank.ts'
import { actFor, signInTo, visit } from './journeys.ts'
import { BANK } from './strangers.ts'
import { word } from './words.ts'

/** The id of a bookshop's button in the bank's seed. */
const TOTE = 'btn_b00c5000000000000000000000000001'

type Access = NonNullable<NewPerson['accesses']>[number]

/** The rights of somebody who acts for the bookshop. */
interface Acting extends Pick<Access, 'right' | 'permissions'> {
  readonly approval?: NewPerson['approval']
}

/**
 * Signs in as a new person who acts for the bookshop, the only merchant in the bank's seed. Not as
 * its owner, whose mailed codes could be another test's.
 */
export async function actForBookshop(
  page: Page,
  { right, permissions = [], approval }: Acting,
): Promise<Person> {
  const user = await newPerson({
    kind: 'business',
    standing: { actsForOthers: true },
    accesses: [{ customerId: 'customer-ion', right, permissions }],
    ...(approval && { approval }),
  })
  await actFor(page, user, /Munteanu Books/)
  return user
}

/** Opens a page of the bank for the bookshop, in a browser of its own. */
export async function asBookshop(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: BANK })
  const page = await context.newPage()
  await actForBookshop(page, { right: 'full' })
  await visit(page, path)
  return page
}

/** Reads the secret, which is shown only once, and closes its dialog. */
export async function takeSecret(page: Page): Promise<string> {
  const popup = page.getByRole('alertdialog')
  await popup.getByRole('button', { name: word('merchant-api', 'showSecretCta') }).click()
  const secret = await popup.locator('code').innerText()
  await popup.getByRole('button', { name: word('merchant-api', 'secretDoneCta') }).click()
  await expect(popup).toHaveCount(0)
  return secret
}

/** Pays 18 euros by the link of the bookshop's button. */
export async function buyTote(page: Page, person: Person): Promise<void> {
  await signInTo(page, `/pay/${TOTE}`, person)
  const pay = word('checkouts', 'payCta').replace(/ ?\{\{.*/, '')
  await page.getByRole('button', { name: new RegExp(`^${pay}`) }).click()
  const paid = word('payments', 'settledCheckoutTitle')
  await expect(page.getByRole('heading', { name: paid })).toBeVisible()
}
