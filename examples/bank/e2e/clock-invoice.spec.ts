import { openOnly, requestMoney, rowOf } from './an-invoice.ts'
import { advanceClock, newPerson } from './bank.ts'
import { signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const invoices = (key: string) => word('invoices', key)
const EURO = { accounts: [{ currencyCode: 'EUR', balance: '500.00' }] }

test('an invoice whose day has passed is unpaid for both, and can be paid still (INV-003, INV-005)', async ({
  page,
  browser,
}) => {
  const [payee, payer] = [await newPerson(EURO), await newPerson(EURO)]
  await signIn(page, payee)
  await requestMoney(page, payer.email)
  // A session doesn't last that long.
  await page.close()
  await advanceClock(31)

  const mine = await browser.newPage()
  await signIn(mine, payee)
  await mine.goto('/transfer/invoices?list=sent')
  await expect(rowOf(mine, invoices('unpaidStatus'))).toHaveCount(1)
  const theirs = await browser.newPage()
  await signIn(theirs, payer)
  await theirs.goto('/transfer/invoices')
  await expect(rowOf(theirs, invoices('unpaidStatus'))).toHaveCount(1)
  const view = await openOnly(theirs)
  await view.getByRole('button', { name: invoices('payCta'), exact: true }).click()
  const total = invoices('payAmountCta').replace('{{amount}}', '€40.25')
  await theirs.getByRole('button', { name: total }).click()
  await expect(
    theirs.getByRole('heading', { name: word('payments', 'settledInvoiceTitle') }),
  ).toBeVisible()
  await theirs.close()
  await mine.reload()
  await expect(rowOf(mine, invoices('paidStatus'))).toHaveCount(1)
  await mine.close()
})
