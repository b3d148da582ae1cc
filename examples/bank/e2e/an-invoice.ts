import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { mailedInvoice } from './bank.ts'
import { visit } from './journeys.ts'
import { word } from './words.ts'

const invoices = (key: string) => word('invoices', key)

/** The note below an invoice, in which nothing may be a link. */
export const NOTE = 'For the boat. Call +44 20 7946 0000 or https://evil.example'

/** Sends an invoice over 40 euros. Ends with the list of sent invoices. */
export async function requestMoney(page: Page, email: string) {
  await visit(page, '/transfer/invoices?list=sent')
  await page.getByRole('button', { name: invoices('requestCta') }).click()
  const dialog = page.getByRole('dialog', { name: invoices('requestCta') })
  await dialog.getByLabel(invoices('emailLabel')).fill(email)
  await dialog.getByLabel(invoices('amountLabel')).fill('40')
  await dialog.getByLabel(invoices('noteLabel')).fill(NOTE)
  await dialog.getByRole('button', { name: invoices('previewCta') }).click()
  await expect(dialog.getByText(NOTE)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: invoices('sendCta') }).dblclick()
  await expect(dialog.getByText(invoices('createdTitle'))).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Opens an invoice by its mailed link, in a browser where nobody is signed in. */
export async function openMailed(page: Page, email: string): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser')
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const stranger = await context.newPage()
  await stranger.goto(await mailedInvoice(email))
  await expect(stranger.getByText(NOTE)).toBeVisible()
  return stranger
}

/** Returns a button on the page of a link. */
export const onLink = (page: Page, key: string) =>
  page.getByRole('main').getByRole('button', { name: invoices(key) })

/** Returns the number of sheets for a page printed with a browser's margins. */
export async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const pdf = await page.pdf({ format: 'A4', margin })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** Returns the row of a list that contains these words. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Opens the only invoice in the list. */
export async function openOnly(page: Page) {
  await page.getByRole('rowheader').getByRole('button').click()
  return page.getByRole('dialog', { name: invoices('invoiceTitle') })
}

/** Creates a link to the only invoice in the list. */
export async function makeLink(page: Page): Promise<string> {
  const view = await openOnly(page)
  await view.getByRole('button', { name: invoices('linkCta') }).click()
  return view.getByRole('textbox', { name: invoices('linkLabel') }).inputValue()
}
