import type { Page } from '@playwright/test'
import { countPayments } from '../../bank/e2e/bank.ts'
import { servePage } from '../../bank/e2e/host-page.ts'
import { enterCredentials } from '../../bank/e2e/journeys.ts'
import {
  BANK,
  button,
  expect,
  frameIn,
  pressToClose,
  SHOP,
  test,
  windowOf,
} from '../../bank/e2e/strangers.ts'
import { asBookshop } from '../../bank/e2e/bookshop.ts'
import { word } from '../../bank/e2e/words.ts'
import { aReader, payAtBank } from './at-the-shop.ts'

const TOTE = 'btn_b00c5000000000000000000000000001'
const GIFT = 'btn_b00c5000000000000000000000000002'
const SEAT = 'btn_b00c5000000000000000000000000003'
const PAID = word('payments', 'settledCheckoutTitle')

/** Returns the payments' outcomes from the page's events; the invoice's frame also reports sign-ins. */
const endsIn = (told: readonly (readonly [string, unknown])[]) =>
  told.filter(([type]) => type === 'sixpence-payment-final')

const pressable = (page: Page, id: string) => page.locator(`[button=${id}] button`)
const backToShop = (bankWindow: Page) => bankWindow.getByRole('button', { name: /^Back to/ })

const openGifts = (page: Page) => page.goto(`${SHOP}/gifts.html`)

const priceOf = (page: Page) =>
  page.getByLabel(word('saved-buttons', 'priceLabel'), { exact: true })
const ofMap = (key: string) => word('saved-buttons', key).replace('{{name}}', MAP)
const MAP = 'A <b>map</b>'

test.describe('saved buttons', { tag: '@checkouts' }, () => {
  test('a customer pays by a saved button, once, on a page without a server, which changes nothing of what is asked for (MERCH-003, MERCH-004)', async ({
    page,
    told,
    context,
  }) => {
    const person = await aReader()
    await openGifts(page)
    await page.locator(`[button=${TOTE}]`).evaluate(element => {
      for (const name of ['amount', 'price', 'currency', 'data-amount', 'min', 'max'])
        element.setAttribute(name, '0.01')
    })
    const bankWindow = await windowOf(page, () => pressable(page, TOTE).dblclick())
    await bankWindow.goto(bankWindow.url().replace('#', '&amount=0.01&currencyCode=USD#'))
    await expect(bankWindow.getByText('A tote bag with the harbour on it')).toBeVisible()
    await expect(bankWindow.getByText('€18.00')).toBeVisible()
    await enterCredentials(bankWindow, person)
    await expect(payAtBank(bankWindow)).toHaveText('Pay €18.00')
    const checkout = new URL(bankWindow.url()).searchParams.get('checkout')
    await bankWindow.reload()
    await payAtBank(bankWindow).waitFor()
    expect(new URL(bankWindow.url()).searchParams.get('checkout')).toBe(checkout)
    await pressable(page, TOTE).click()
    expect(context.pages()).toHaveLength(2)
    await payAtBank(bankWindow).dblclick()
    await expect(bankWindow.getByRole('heading', { name: PAID })).toBeVisible()
    await pressToClose(bankWindow, backToShop(bankWindow))
    await expect
      .poll(() => endsIn(told))
      .toEqual([['sixpence-payment-final', { checkoutId: checkout, status: 'paid' }]])
    expect(await countPayments(person)).toBe(1)
  })

  test('a customer who never signs in has begun nothing, and one who does chooses what to give, within the bounds (MERCH-004)', async ({
    page,
    told,
  }) => {
    await openGifts(page)
    const left = await windowOf(page, () => pressable(page, TOTE).click())
    await left.getByText('A tote bag with the harbour on it').waitFor()
    await left.close()
    const cancelled = { status: 'cancelled' }
    await expect.poll(() => endsIn(told)).toMatchObject([['sixpence-payment-final', cancelled]])

    const person = await aReader()
    const bankWindow = await windowOf(page, () => pressable(page, GIFT).click())
    await enterCredentials(bankWindow, person)
    const amount = bankWindow.getByLabel(word('checkouts', 'chooseLabel'))
    await amount.fill('4')
    await button(bankWindow, 'checkouts', 'continueCta').click()
    await expect(bankWindow.getByText('Enter at least €5.00.')).toBeVisible()
    await amount.fill('7.50')
    await amount.press('Enter')
    await expect(payAtBank(bankWindow)).toHaveText('Pay €7.50')
    await payAtBank(bankWindow).click()
    await expect(bankWindow.getByRole('heading', { name: PAID })).toBeVisible()
    await pressToClose(bankWindow, backToShop(bankWindow))
    await expect
      .poll(() => endsIn(told))
      .toMatchObject([
        ['sixpence-payment-final', cancelled],
        ['sixpence-payment-final', { status: 'paid' }],
      ])
  })

  test('an invoice stands in the page, which reads nothing of it, and is paid in a window of the bank; the page that was seen before has it again, and whichever button its element names (INV-008, INV-015, MERCH-004)', async ({
    page,
    context,
  }) => {
    const person = await aReader()
    await openGifts(page)
    const invoice = frameIn(page, 'invoice')
    await page.locator('sixpence-invoice').scrollIntoViewIfNeeded()
    await expect(invoice.getByText('€27.40')).toBeVisible()
    expect(await page.locator('main').textContent()).not.toContain('27.40')
    const bankWindow = await windowOf(page, () => button(invoice, 'invoices', 'payHereCta').click())
    await enterCredentials(bankWindow, person)
    await expect(bankWindow.getByText('€27.65').first()).toBeVisible()
    await expect(bankWindow.getByText('Munteanu Books SRL').first()).toBeVisible()

    const again = await context.newPage()
    await again.goto(`${SHOP}/gifts.html`)
    await pressable(again, TOTE).waitFor()
    await again
      .locator(`[button=${TOTE}]`)
      .evaluate((element, id) => element.setAttribute('button', id), SEAT)
    const seat = await windowOf(again, () => pressable(again, SEAT).click())
    await expect(seat.getByText('A seat at the evening reading')).toBeVisible()
  })

  test('a link to nothing says so and asks for no password; the link of a button shows what it asks for, and is paid (MERCH-003)', async ({
    page,
  }) => {
    await page.goto(`${BANK}/pay/btn_${'0'.repeat(32)}`)
    await expect(page.getByText(word('checkouts', 'noButtonTitle'))).toBeVisible()
    await expect(page.locator('input')).toHaveCount(0)

    const person = await aReader()
    await page.goto(`${BANK}/pay/${SEAT}`)
    await expect(page.getByText('A seat at the evening reading')).toBeVisible()
    await expect(page.getByText('€9.50')).toBeVisible()
    await enterCredentials(page, person)
    await payAtBank(page).click()
    await expect(page.getByRole('heading', { name: PAID })).toBeVisible()
    // There is no shop to lead back to, and nothing asks for the same once more.
    await expect(backToShop(page)).toHaveCount(0)
    await expect(payAtBank(page)).toHaveCount(0)
    expect(await countPayments(person)).toBe(1)
  })

  test(
    'a button is built at the bank, pasted into a page and paid; its page follows what becomes of it (MERCH-002, MERCH-004, MERCH-005, MERCH-006, ROUTE-068)',
    { tag: '@fast' },
    async ({ page, context, browser, told }) => {
      const owner = await asBookshop(browser, '/merchant/buttons/my_saved_buttons')
      await button(owner, 'saved-buttons', 'newCta').click()
      await owner.getByLabel(word('saved-buttons', 'nameLabel'), { exact: true }).fill(MAP)
      await priceOf(owner).fill('3.20')
      const preview = owner.frameLocator(`iframe[title="${word('saved-buttons', 'previewLabel')}"]`)
      await expect(preview.getByText(MAP)).toBeVisible()
      await expect(preview.getByText('€3.20')).toBeVisible()
      await button(owner, 'saved-buttons', 'createCta').click()
      const lines =
        (await owner.getByRole('dialog', { name: MAP }).locator('pre').first().textContent()) ?? ''
      expect(lines).not.toContain('map')
      const [made = ''] = /btn_[0-9a-f]{32}/.exec(lines) ?? []
      await owner.keyboard.press('Escape')

      await servePage(context, `${SHOP}/maps.html`, lines)
      await page.goto(`${SHOP}/maps.html`)
      const person = await aReader()
      const bankWindow = await windowOf(page, () => pressable(page, made).click())
      await enterCredentials(bankWindow, person)
      await expect(payAtBank(bankWindow)).toHaveText('Pay €3.20')
      await payAtBank(bankWindow).click()
      await expect(bankWindow.getByRole('heading', { name: PAID })).toBeVisible()
      await pressToClose(bankWindow, backToShop(bankWindow))
      await expect
        .poll(() => endsIn(told))
        .toMatchObject([['sixpence-payment-final', { status: 'paid' }]])
      expect(await countPayments(person)).toBe(1)

      await owner.getByRole('button', { name: ofMap('editNamedCta') }).click()
      await priceOf(owner).fill('4.10')
      await button(owner, 'saved-buttons', 'saveCta').click()
      await owner.getByRole('dialog', { name: MAP }).waitFor()
      await owner.keyboard.press('Escape')
      const dearer = await windowOf(page, () => pressable(page, made).click())
      await expect(dearer.getByText('€4.10').first()).toBeVisible()
      await dearer.close()
      await expect.poll(() => endsIn(told)).toHaveLength(2)

      await owner.getByRole('button', { name: ofMap('deleteNamedCta') }).click()
      await button(owner, 'saved-buttons', 'confirmDeleteCta').click()
      await expect(owner.getByText(word('saved-buttons', 'deletedToast'))).toBeVisible()
      const gone = await windowOf(page, () => pressable(page, made).click())
      await expect(gone.getByText(word('checkouts', 'buttonGoneText'))).toBeVisible()
      await expect(payAtBank(gone)).toHaveCount(0)
      await owner.context().close()
    },
  )
})
