import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { mailedInvoice } from './bank.ts'
import { visit } from './journeys.ts'
import { word } from './words.ts'

const invoices = (key: string) => word('invoices', key)

/** What is written below an invoice: nobody is to press or call any of it. */
export const NOTE = 'For the boat. Call +44 20 7946 0000 or https://evil.example'

/** Writes an invoice over 40 euros and sends it; ends with the list of what was sent. */
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

/** Opens an invoice by the link that was mailed, in a browser where nobody is signed in. */
export async function openMailed(page: Page, email: string): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser')
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const stranger = await context.newPage()
  await stranger.goto(await mailedInvoice(email))
  await expect(stranger.getByText(NOTE)).toBeVisible()
  return stranger
}

/** What may be pressed on the page of a link. */
export const onLink = (page: Page, key: string) =>
  page.getByRole('main').getByRole('button', { name: invoices(key) })

/** How many sheets a page takes on paper, with the edges that browsers leave. */
export async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const pdf = await page.pdf({ format: 'A4', margin })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** The row of a list that holds these words. */
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Opens the one invoice of the list. */
export async function openOnly(page: Page) {
  await page.getByRole('rowheader').getByRole('button').click()
  return page.getByRole('dialog', { name: invoices('invoiceTitle') })
}

/** Makes a link to the one invoice of the list. */
export async function makeLink(page: Page): Promise<string> {
  const view = await openOnly(page)
  await view.getByRole('button', { name: invoices('linkCta') }).click()
  return view.getByRole('textbox', { name: invoices('linkLabel') }).inputValue()
}
