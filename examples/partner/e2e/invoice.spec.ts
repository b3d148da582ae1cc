import { makeLink, requestMoney } from '../../bank/e2e/an-invoice.ts'
import { countPayments, newPerson } from '../../bank/e2e/bank.ts'
import { servePage } from '../../bank/e2e/host-page.ts'
import { enterCredentials, signIn } from '../../bank/e2e/journeys.ts'
import { BANK, button, expect, frameIn, PARTNER, test, windowOf } from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'

const API = `http://127.0.0.1:${process.env['SIXPENCE_BANK_PORT'] ?? '4400'}`
const EURO = { accounts: [{ currencyCode: 'EUR', balance: '500.00' }] }
const invoices = (key: string) => word('invoices', key)

test.describe('an invoice in the page of a partner', { tag: '@invoices' }, () => {
  test('an invoice in a partner’s page is paid in the bank’s window, and its page is told no name and no amount (INV-001, INV-015)', async ({
    page,
    context,
    browser,
    told,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const payee = await newPerson({ name: 'Theodora Vexler', ...EURO })
    const payer = await newPerson(EURO)
    const atBank = await browser.newContext({ baseURL: BANK })
    const asking = await atBank.newPage()
    await signIn(asking, payee)
    await requestMoney(asking, payer.email)
    const secret = (await makeLink(asking)).split('/').at(-1) ?? ''

    await servePage(
      context,
      `${PARTNER}/bill.html`,
      `<script src="${BANK}/embed/v0/sixpence.js" data-api="${API}"></script>
    <sixpence-invoice client-key="ck_sandbox_partner" locale="en" invoice="${secret}"></sixpence-invoice>`,
    )
    await page.goto(`${PARTNER}/bill.html`)
    const frame = frameIn(page, 'invoice')
    await expect(frame.getByText(/Theodora Vexler/).first()).toBeVisible()
    await expect(frame.getByText('€40.25').first()).toBeVisible()
    expect(await page.content()).not.toMatch(/Theodora|Vexler|€|40\.[02]/)

    const bankWindow = await windowOf(page, () => button(frame, 'invoices', 'payHereCta').click())
    await enterCredentials(bankWindow, payer)
    const total = invoices('payAmountCta').replace('{{amount}}', '€40.25')
    await bankWindow.getByRole('button', { name: total }).dblclick()
    const finals = () => told.filter(([type]) => type === 'sixpence-payment-final')
    await expect
      .poll(finals)
      .toEqual([
        [
          expect.any(String),
          { invoiceId: expect.stringMatching(/^[0-9a-f]{32}$/), status: 'paid' },
        ],
      ])
    await expect(
      bankWindow.getByRole('heading', { name: word('payments', 'settledInvoiceTitle') }),
    ).toBeVisible()
    expect(await countPayments(payer)).toBe(1)
    await bankWindow.close()
    await expect(frame.getByText(invoices('paidStatus')).first()).toBeVisible()
    await atBank.close()
  })
})
