import type { Page, Route } from '@playwright/test'
import { countPayments } from '../../bank/e2e/bank.ts'
import { enterCredentials } from '../../bank/e2e/journeys.ts'
import { expect, pressToClose, test, windowOf } from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'
import { aReader, goToBank, isPaid, order, payAtBank, payAtShop } from './at-the-shop.ts'

const final = (checkoutId: string, status: string) => [
  'sixpence-payment-final',
  { checkoutId, status },
]
const PAID = word('payments', 'settledCheckoutTitle')

/** The shop's page waits for nothing: neither for a window nor for an answer. */
async function expectQuiet(page: Page) {
  await expect(payAtShop(page)).toHaveAttribute('aria-busy', 'false')
}

/** The bank takes the next payment, and its answer is lost on the way. */
function loseAnswer(bankWindow: Page): Promise<void> {
  return new Promise((resolve, reject) => {
    const isPayment = ({ search }: URL) => search.startsWith('?checkoutPay')
    const lose = async (route: Route) => {
      await route.fetch()
      resolve()
    }
    bankWindow.route(isPayment, lose).catch(reject)
  })
}

/** Leads on to the bank's own page in a browser that opens no window. */
async function goWithoutWindow(page: Page): Promise<void> {
  await payAtShop(page).click()
  await expectQuiet(page)
  await page.getByRole('link', { name: word('embed', 'blockedText') }).click()
  await expect(page).toHaveURL(/\/embed\/checkout\?/)
}

const BLOCKED = ['sixpence-error', { code: 'window_blocked' }]

test.describe('a shop', { tag: '@checkouts' }, () => {
  test(
    'a customer pays once, however often they press whichever button',
    { tag: '@fast' },
    async ({ page, told, request, context }) => {
      const person = await aReader()
      const checkout = await order(page)
      await page.locator('sixpence-payment-button').evaluate(each => each.after(each.cloneNode()))
      const bankWindow = await windowOf(page, () => payAtShop(page).first().dblclick())
      await payAtShop(page).last().click()
      await enterCredentials(bankWindow, person)
      expect(await isPaid(page, request)).toBe(false)
      await payAtBank(bankWindow).dblclick()
      await expect(bankWindow.getByRole('heading', { name: PAID })).toBeVisible()
      await expect(page.getByText('Paid. We are packing it.')).toBeVisible()
      expect(context.pages()).toHaveLength(2)
      await pressToClose(bankWindow, bankWindow.getByRole('button', { name: /^Back to/ }))
      expect(told).toEqual([final(checkout, 'paid')])
      expect(await countPayments(person)).toBe(1)
    },
  )

  test('a customer who loads the window anew, or goes Back in it, pays once', async ({
    page,
    told,
  }) => {
    const person = await aReader()
    const checkout = await order(page)
    const bankWindow = await goToBank(page, person)
    await bankWindow.reload()
    const isSent = loseAnswer(bankWindow)
    await payAtBank(bankWindow).click()
    await isSent
    await bankWindow.reload()
    await expect(
      bankWindow.getByText(/has received your payment|This has already been paid/),
    ).toBeVisible()
    await bankWindow.goBack()
    await bankWindow.getByRole('button', { name: /^Back to/ }).click()
    await expect(page.getByText('Paid. We are packing it.')).toBeVisible()
    expect(told).toEqual([final(checkout, 'paid')])
    expect(await countPayments(person)).toBe(1)
  })

  test('a customer who closes the window has not paid, and pays when they come back', async ({
    page,
    told,
  }) => {
    const person = await aReader()
    const checkout = await order(page)
    await (await goToBank(page, person)).close()
    await expect(page.getByText('You have not paid yet.')).toBeVisible()
    await expectQuiet(page)
    expect(await countPayments(person)).toBe(0)
    const left = await windowOf(page, () => payAtShop(page).click())
    await payAtBank(left).waitFor()
    // Away from the shop and Back, with the window open.
    await page.getByRole('link', { name: 'Munteanu Books' }).click()
    await page.goBack()
    await expectQuiet(page)
    await payAtShop(page).click()
    await payAtBank(left).click()
    await expect(page.getByText('Paid. We are packing it.')).toBeVisible()
    expect(told).toEqual([final(checkout, 'cancelled'), final(checkout, 'paid')])
    expect(await countPayments(person)).toBe(1)
  })

  test.describe('without a window', () => {
    // The button logs this for the page's author.
    test.use({ mayLog: [/^window_blocked/] })

    test('a customer whose browser opens no window has not paid when they come back at once, and pays in the bank’s own page', async ({
      page,
      told,
    }) => {
      const person = await aReader()
      await page.addInitScript(() => {
        window.open = () => null
      })
      const checkout = await order(page)
      await goWithoutWindow(page)
      const back = page.getByRole('button', { name: /^Back to/ })
      await back.click()
      await expect(page.getByText('You have not paid yet.')).toBeVisible()
      await expectQuiet(page)
      expect(told).toEqual([BLOCKED, final(checkout, 'cancelled')])

      await goWithoutWindow(page)
      const ordered = new URL(page.url()).searchParams.get('return-url')
      await enterCredentials(page, person)
      await payAtBank(page).click()
      await expect(page.getByRole('heading', { name: PAID })).toBeVisible()
      await back.click()
      await expect(page).toHaveURL(url => url.pathname === ordered)
      await expect(page.getByText('Paid. We are packing it.')).toBeVisible()
      expect(told[2]).toEqual(BLOCKED)
      expect(await countPayments(person)).toBe(1)
    })
  })
})
