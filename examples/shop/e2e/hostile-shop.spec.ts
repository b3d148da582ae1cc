import type { BrowserContext } from '@playwright/test'
import { countPayments } from '../../bank/e2e/bank.ts'
import { servePage } from '../../bank/e2e/host-page.ts'
import { enterCredentials } from '../../bank/e2e/journeys.ts'
import { BANK, expect, SHOP, test, windowOf } from '../../bank/e2e/strangers.ts'
import { makeLiar } from '../../bank/e2e/tampering.ts'
import { word } from '../../bank/e2e/words.ts'
import { aReader, goToBank, isPaid, order, payAtBank, payAtShop } from './at-the-shop.ts'

// The message that browsers log when they prevent a thief from navigating a window of the bank.
test.use({ mayLog: [/Unsafe attempt to initiate navigation/] })

const PAID = word('payments', 'settledCheckoutTitle')

const THIEF = 'http://thief.localhost:1234'

const cancelled = (checkoutId: string) => [
  'sixpence-payment-final',
  { checkoutId, status: 'cancelled' },
]

/** Reports success to its opener, in the form of the bank's messages. */
const falseSuccess = (checkoutId: string, { hash }: URL) => `<script>
  const paid = { type: 'paymentFinal', checkoutId: '${checkoutId}', status: 'paid' }
  addEventListener('message', ({ ports }) => ports.forEach(port => port.postMessage(paid)))
  for (const each of [paid, 'sixpence 1 hello ${hash.slice(1)}']) opener.postMessage(each, '*')
  document.title = 'Said'
</script>`

const titles = (context: BrowserContext) =>
  Promise.all(context.pages().map(each => each.title().catch(() => '')))

test.describe('a hostile shop', { tag: '@checkouts' }, () => {
  test('a shop that lies at every step is paid what the bank has on record', async ({
    page,
    context,
    request,
    told,
  }) => {
    const person = await aReader()
    const { lie } = await makeLiar(page, SHOP)
    const checkoutId = await order(page)
    await lie()
    const bankWindow = await windowOf(page, () => payAtShop(page).click())
    await lie()
    await bankWindow.waitForLoadState('domcontentloaded')
    await lie()
    await bankWindow.getByLabel(word('sign-in', 'emailLabel')).waitFor()
    await lie()
    await enterCredentials(bankWindow, person)
    await payAtBank(bankWindow).waitFor()
    await lie()
    const asked = bankWindow.getByRole('main')
    for (const text of ['Munteanu Books SRL', 'An atlas of small islands', '€42.00'])
      await expect(asked.getByText(text).first()).toBeVisible()
    await payAtBank(bankWindow).click()
    await lie()
    await expect(bankWindow.getByRole('heading', { name: PAID })).toBeVisible()
    const home = await context.newPage()
    await home.goto(`${BANK}/home`)
    await expect(home.getByText('€58.00').first()).toBeVisible()
    expect(await countPayments(person)).toBe(1)
    await expect.poll(() => isPaid(page, request)).toBe(true)
    expect(told).toEqual([['sixpence-payment-final', { checkoutId, status: 'paid' }]])
  })

  test('a shop that leads the window elsewhere is told of no success', async ({
    page,
    context,
    request,
    told,
  }) => {
    const person = await aReader()
    await makeLiar(page, SHOP)
    const checkoutId = await order(page)
    const bankWindow = await goToBank(page, person)
    const elsewhere = `${SHOP}/thank-you`
    await servePage(context, elsewhere, falseSuccess(checkoutId, new URL(bankWindow.url())))
    await page.evaluate(url => {
      for (const each of window.taken.windows) each.location.href = url
    }, elsewhere)
    await expect(bankWindow).toHaveTitle('Said')
    await bankWindow.close()
    await expect.poll(() => told).toEqual([cancelled(checkoutId)])
    expect(await isPaid(page, request)).toBe(false)
    expect(await countPayments(person)).toBe(0)
  })

  test('a thief who has opened the shop makes it believe in no success', async ({
    page,
    context,
    request,
    told,
  }) => {
    const checkoutId = await order(page)
    const thief = await context.newPage()
    await servePage(context, `${THIEF}/`, '')
    await thief.goto(`${THIEF}/`)
    const shop = await windowOf(thief, () =>
      thief.evaluate(url => Object.assign(window, { shop: open(url) }), page.url()),
    )
    const bankWindow = await windowOf(shop, () => payAtShop(shop).click())
    await bankWindow.getByLabel(word('sign-in', 'emailLabel')).waitFor()
    const said = falseSuccess(checkoutId, new URL(bankWindow.url()))
    await servePage(context, `${THIEF}/false`, said)
    // To the shop itself, from a window of its own, and in the bank's window, which has a name.
    await thief.evaluate(
      ([paid, name]) => {
        const { shop: victim } = window as unknown as { shop: Window }
        victim.postMessage(paid, '*')
        open('/false', name)
      },
      [{ type: 'paymentFinal', checkoutId, status: 'paid' }, `sixpence-${checkoutId}`] as const,
    )
    await expect.poll(() => titles(context)).toContain('Said')
    for (const each of context.pages())
      if (each !== shop && each !== thief && each !== page) await each.close()
    await expect.poll(() => told).toEqual([cancelled(checkoutId)])
    expect(await isPaid(page, request)).toBe(false)
  })
})
