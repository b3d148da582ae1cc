import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { countPayments, newPerson } from './bank.ts'
import { signInTo } from './journeys.ts'
import { BANK, button } from './strangers.ts'
import { expect, test } from './test.ts'
import { asBookshop, takeSecret } from './bookshop.ts'
import { word } from './words.ts'

const SETTINGS = '/merchant/buttons/pbn_settings'
const EURO = { accounts: [{ currencyCode: 'EUR', balance: '100.00' }] }

const payButton = (page: Page) => button(page, 'checkouts', 'payCta')
const isPaid = (page: Page) =>
  expect(
    page.getByRole('heading', { name: word('payments', 'settledCheckoutTitle') }),
  ).toBeVisible()

/** Creates a secret to sign links with, or a new one. */
async function makeSecret(owner: Page): Promise<string> {
  const again = owner.getByRole('button', { name: word('saved-buttons', 'newSecretCta') })
  const first = owner.getByRole('button', { name: word('saved-buttons', 'makeSecretCta') })
  await again.or(first).click()
  const question = owner.getByRole('dialog', { name: word('saved-buttons', 'newSecretTitle') })
  await question.or(owner.getByRole('alertdialog')).waitFor()
  if (await question.isVisible()) await question.getByRole('button').last().click()
  return takeSecret(owner)
}

/** Returns a link that fixes 42 euros, signed like a merchant's own server. */
function signedLink(address: string, secret: string, orderId: string): string {
  const expires = String(Math.floor(Date.now() / 1000) + 600)
  const fixed = { amount: '42.00', currencyCode: 'EUR', orderId, expires }
  const name = address.split('/').at(-1) ?? ''
  const lines = ['sixpence payment link 1', name, ...Object.values(fixed)]
  const signature = createHmac('sha256', secret).update(lines.join('\n')).digest('hex')
  return `${address}?${new URLSearchParams({ ...fixed, signature }).toString()}`
}

test.describe('checkouts', { tag: ['@checkouts', '@merchant'] }, () => {
  test(
    'a merchant is paid by name, by what is typed and by what a link fixes, until it is switched off (MERCH-007, MERCH-008)',
    { tag: '@fast' },
    async ({ page, browser }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const owner = await asBookshop(browser, SETTINGS)
      const toggle = owner.getByRole('switch', { name: word('saved-buttons', 'payByNameLabel') })
      // It may be on from an earlier try.
      if (!(await toggle.isChecked())) await toggle.click()
      await expect(toggle).toBeChecked()
      const address = await owner.getByText(`${BANK}/pay/`).innerText()
      const secret = await makeSecret(owner)

      const payer = await newPerson(EURO)
      await signInTo(page, address, payer)
      await expect(page.getByText(/Munteanu Books/).first()).toBeVisible()
      await page.getByLabel(word('checkouts', 'chooseLabel')).fill('12.5')
      await page.getByLabel(word('checkouts', 'noteLabel')).fill('Two maps & a pen')
      await button(page, 'checkouts', 'continueCta').click()
      await expect(page.getByText('Two maps & a pen')).toBeVisible()
      await expect(payButton(page)).toHaveText('Pay €12.50')
      await payButton(page).dblclick()
      await isPaid(page)
      expect(await countPayments(payer)).toBe(1)

      const link = signedLink(address, secret, `order-${payer.customerId}`)
      await page.goto(link.replace('42.00', '4.20'))
      await expect(page.getByText(word('checkouts', 'linkWrongText'))).toBeVisible()
      await page.goto(link)
      await expect(payButton(page)).toHaveText('Pay €42.00')
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await payButton(page).click()
      await isPaid(page)
      // The order is paid, by either link.
      await page.goto(BANK)
      await page.goto(link)
      await expect(page.getByText(word('checkouts', 'paidTitle'))).toBeVisible()
      expect(await countPayments(payer)).toBe(2)

      await toggle.click()
      await expect(owner.getByText(word('saved-buttons', 'payByNameOffText'))).toBeVisible()
      await page.goto(address)
      await expect(page.getByText(word('checkouts', 'noButtonTitle'))).toBeVisible()
      await owner.context().close()
    },
  )
})
