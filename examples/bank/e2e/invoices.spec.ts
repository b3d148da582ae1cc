import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import {
  makeLink,
  NOTE,
  onLink,
  openMailed,
  openOnly,
  requestMoney,
  rowOf,
  sheetsOf,
} from './an-invoice.ts'
import { newPerson } from './bank.ts'
import { enterCredentials, signIn, signInTo, visit } from './journeys.ts'
import { beginSession } from './begin-session.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const invoices = (key: string) => word('invoices', key)
const EURO = { accounts: [{ currencyCode: 'EUR', balance: '500.00' }] }

test.describe('invoices', { tag: '@invoices' }, () => {
  test(
    'money is requested, paid, and stands so in both lists (INV-001, INV-009, INV-015, ROUTE-050, ROUTE-094, ROUTE-095, ROUTE-096)',
    { tag: '@fast' },
    async ({ page, elsewhere }) => {
      const [payee, payer] = [await newPerson(EURO), await newPerson(EURO)]
      await signIn(page, payee)
      await requestMoney(page, payer.email)
      await expect(rowOf(page, invoices('awaitingPaymentStatus'))).toHaveCount(1)
      const theirs = await elsewhere()
      await signInTo(theirs, '/transfer/invoices', payer)
      const view = await openOnly(theirs)
      // Nothing that the sender wrote is a link.
      await expect(view.getByText(NOTE)).toBeVisible()
      await expect(view.getByRole('figure').getByRole('link')).toHaveCount(0)
      await expectAccessible(theirs)
      await view.getByRole('button', { name: invoices('payCta'), exact: true }).click()
      const total = invoices('payAmountCta').replace('{{amount}}', '€40.25')
      await theirs.getByRole('button', { name: total }).dblclick()
      await expect(
        theirs.getByRole('heading', { name: word('payments', 'settledInvoiceTitle') }),
      ).toBeVisible()
      await theirs.getByRole('button', { name: word('payments', 'invoicesCta') }).click()
      await expect(rowOf(theirs, '€40.25').getByText(invoices('paidStatus'))).toBeVisible()
      await page.reload()
      await expect(rowOf(page, '€40.00').getByText(invoices('paidStatus'))).toBeVisible()
      // The same is in the payer's history.
      await visit(theirs, '/history')
      await expect(theirs.getByText(word('history', 'invoiceType')).first()).toBeVisible()

      const stranger = await openMailed(page, payer.email)
      await expect(stranger.getByText(invoices('linkPaidText'))).toBeVisible()
      await expect(onLink(stranger, 'signInToPayCta')).toHaveCount(0)
      await expect(onLink(stranger, 'pdfCta')).toBeVisible()
      expect(await sheetsOf(stranger), 'it prints on one sheet').toBe(1)
    },
  )

  test('a link leads who signs in in another tab to the payment without another sign-in', async ({
    page,
    context,
    elsewhere,
  }) => {
    const [payee, payer] = [await newPerson(EURO), await newPerson(EURO)]
    const theirs = await elsewhere()
    await signIn(theirs, payee)
    await requestMoney(theirs, payer.email)
    const link = await makeLink(theirs)
    await page.goto(link)
    await beginSession(context, payer)
    await onLink(page, 'signInToPayCta').click()
    const view = page.getByRole('dialog', { name: invoices('invoiceTitle') })
    await expect(view.getByRole('button', { name: invoices('payCta'), exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(link)
    await expect(onLink(page, 'payHereCta')).toBeVisible()
  })

  test(
    'a link shows an invoice without an account, leads to the sign-in and back, and is paid (INV-001, INV-012)',
    { tag: '@fast' },
    async ({ page, context }) => {
      const [payee, payer] = [await newPerson(EURO), await newPerson(EURO)]
      await signIn(page, payee)
      await requestMoney(page, 'nobody@elsewhere.example')
      const link = await makeLink(page)
      const browser = context.browser()
      if (!browser) throw new Error('There is no browser')
      const apart = await browser.newContext({ viewport: { width: 320, height: 640 } })
      const stranger = await apart.newPage()
      await stranger.goto(link)
      await expect(stranger.getByText(NOTE)).toBeVisible()
      await expectAccessible(stranger)
      expect(await scriptBytes(stranger), 'it loads no more than this').toBeLessThan(125_000)
      const wide = await stranger.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, 'nothing is cut off at 320 px').toBeLessThanOrEqual(320)
      expect(await sheetsOf(stranger), 'it prints on one sheet').toBe(1)
      const saved = stranger.waitForEvent('download')
      await stranger.getByRole('button', { name: invoices('pdfCta') }).click()
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
      await stranger.getByRole('button', { name: invoices('signInToPayCta') }).click()
      await enterCredentials(stranger, payer)
      // The link goes straight to the payment, and Back leads to the link.
      const view = stranger.getByRole('dialog', { name: invoices('invoiceTitle') })
      const pay = view.getByRole('button', { name: invoices('payCta'), exact: true })
      await expect(pay).toBeVisible()
      await stranger.goBack()
      await expect(stranger).toHaveURL(link)
      await onLink(stranger, 'payHereCta').click()
      await pay.click()
      const total = invoices('payAmountCta').replace('{{amount}}', '€40.25')
      await stranger.getByRole('button', { name: total }).click()
      await expect(
        stranger.getByRole('heading', { name: word('payments', 'settledInvoiceTitle') }),
      ).toBeVisible()
      await stranger.goto(`${new URL(link).origin}/invoice/${'x'.repeat(43)}`)
      await expect(stranger.getByText(invoices('linkDeadTitle'))).toBeVisible()
    },
  )

  /** Returns the size of the scripts loaded over the network; infinite if the app itself was loaded. */
  const scriptBytes = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
      if (files.some(({ name }) => /\/(open-app|router)-/.test(name))) return Infinity
      return files.reduce((sum, file) => sum + Number(Reflect.get(file, 'transferSize')), 0)
    })
})
