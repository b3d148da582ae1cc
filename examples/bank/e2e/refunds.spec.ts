import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessible.ts'
import { newestCode, newPerson } from './bank.ts'
import { actForBookshop, buyTote } from './bookshop.ts'
import { visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const said = (key: string) => word('refunds', key)
const takings = (key: string) => word('takings', key)

const PHONE = { viewport: { width: 390, height: 844 } }

test.describe('refunds', { tag: ['@refunds', '@merchant'] }, () => {
  test('the bookshop gives back a part of what was paid by its button, the payer sees it, and what was paid is among its takings', async ({
    page,
    elsewhere,
  }) => {
    const name = `Wren ${crypto.randomUUID().slice(0, 8)}`
    const payer = await newPerson({ name, accounts: [{ currencyCode: 'EUR', balance: '100.00' }] })
    await buyTote(page, payer)
    const shop = await elsewhere(PHONE)
    const keeper = await actForBookshop(shop, {
      right: 'full',
      permissions: ['sendUserToUser'],
      approval: 'otp',
    })
    await visit(shop, '/merchant/accounts/payments')
    // The newest comes first.
    await shop
      .getByRole('button', { name: /^Wren / })
      .first()
      .click()
    const dialog = shop.getByRole('dialog', { name: /^Wren / })
    await dialog.getByRole('button', { name: said('refundCta') }).click()
    const amount = dialog.getByLabel(said('amountLabel'))
    await expect(amount).toHaveValue('18.00')
    await amount.fill('18.01')
    await amount.press('Enter')
    await expect(
      dialog.getByText(said('tooMuchText').replace('{{amount}}', '€18.00')),
    ).toBeVisible()
    await expect(amount).toHaveValue('18.01')
    await expectAccessible(shop)
    await amount.fill('5')
    await amount.press('Enter')

    // Goes from the review back to the form, which keeps the typed values.
    await shop.getByRole('button', { name: word('payments', 'editCta') }).click()
    await expect(amount).toHaveValue('5.00')
    await amount.press('Enter')
    const refund = word('payments', 'refundAmountCta').replace('{{amount}}', '€5.00')
    await shop.getByRole('button', { name: refund }).dblclick()
    const code = shop.getByLabel(word('attempts', 'codeLabel'))
    await code.waitFor()
    await code.fill(await newestCode(keeper.email))
    const sent = word('payments', 'settledRefundTitle')
    await expect(shop.getByRole('heading', { name: sent })).toBeVisible()
    await expectAccessible(shop)
    await shop.getByRole('button', { name: word('payments', 'merchantPaymentsCta') }).click()
    await expect(shop.getByText(said('partStatus')).first()).toBeVisible()
    const isWide = () =>
      shop.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
    expect(await isWide()).toBe(false)
    await shop.setViewportSize({ width: 1280, height: 800 })
    const spare = await shop
      .getByText(said('partStatus'))
      .first()
      .evaluate(badge => {
        const words = document.createRange()
        words.selectNodeContents(badge)
        return badge.getBoundingClientRect().width - words.getBoundingClientRect().width
      })
    expect(spare, 'the badge is as wide as its words').toBeLessThan(40)

    await shop.setViewportSize(PHONE.viewport)
    await visit(shop, '/merchant/accounts/takings')
    await expect(shop.getByRole('region', { name: takings('totalsLabel') })).toContainText('€')
    const byButton = shop.getByRole('table', { name: takings('byButtonTitle') })
    await expect(byButton.getByText(/^A tote bag/)).toBeVisible()
    const chart = shop.getByRole('region', { name: takings('byDayTitle') })
    await expect(chart.getByRole('slider')).toBeVisible()
    await expectAccessible(shop)
    await chart.getByRole('button', { name: word('charts', 'tableCta') }).click()
    await expect(chart.getByRole('row')).toHaveCount(31)
    await expectAccessible(shop)
    const downloading = shop.waitForEvent('download')
    await shop.getByRole('button', { name: takings('csvCta') }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toMatch(/,A tote bag[^,]*,EUR,\d+,\d+\.\d\d,/)

    await page.goto('/history')
    await expect(page.getByRole('main')).toContainText('Refund from Munteanu Books SRL')
    await expect(page.getByRole('main')).toContainText('+€5.00')
  })
})
