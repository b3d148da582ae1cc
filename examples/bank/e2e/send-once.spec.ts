import type { Page, Route } from '@playwright/test'
import { keepAnswers } from './bank-answers.ts'
import { countPayments, type Person } from './bank.ts'
import { pressUnless, sendButton } from './journeys.ts'
import { fillSepa, heading, openSend, review } from './send-form.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.use({ mayLog: [/Failed to load resource|WebSocket/] })

/** Somebody with a transfer of 20 euro at its review. */
async function openReview(page: Page): Promise<Person> {
  const person = await openSend(page)
  await fillSepa(page, { amount: '20' })
  await review(page)
  return person
}

/** The bank has moved the money once, and says so. */
async function expectOnePayment(page: Page, person: Person) {
  expect(await countPayments(person)).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const bank = await keepAnswers(page)
  expect([...(await bank.balances()).values()]).toEqual(['1978.00'])
  const out = (await bank.history()).filter(({ direction }) => direction === 'out')
  expect(out).toHaveLength(1)
  expect(out[0]).toMatchObject({ amount: '20.00', fee: '2.00' })
}

const CALL = /\/api\?eftTransfer$/
const settled = (page: Page) => heading(page, 'settledExternalTitle')

test.describe('one payment leaves the bank, whatever happens', () => {
  test('after a double click', async ({ page }) => {
    const person = await openReview(page)
    await sendButton(page).dblclick()
    await expect(settled(page)).toBeVisible()
    await expectOnePayment(page, person)
  })

  test('from two tabs', async ({ page, context }) => {
    const person = await openReview(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(sendButton(other)).toBeVisible()
    await Promise.all([pressUnless(settled(page)), pressUnless(settled(other))])
    await expect(settled(page)).toBeVisible()
    await expect(settled(other)).toBeVisible()
    await other.close()
    await expectOnePayment(page, person)
  })

  test('after a reload at the review', async ({ page }) => {
    const person = await openReview(page)
    await page.reload()
    await expect(page.getByText('€20.00').first()).toBeVisible()
    expect(await countPayments(person)).toBe(0)
    await sendButton(page).click()
    await expect(settled(page)).toBeVisible()
    await page.reload()
    await expect(settled(page)).toBeVisible()
    await expectOnePayment(page, person)
  })

  test('after a reload while it is being sent, before the bank has heard of it', async ({
    page,
  }) => {
    const person = await openReview(page)
    let letGo = () => {}
    const isReloaded = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route(
      CALL,
      async route => {
        await isReloaded
        await route.fetch()
        await route.abort().catch(() => undefined)
      },
      { times: 1 },
    )
    const asked = page.waitForRequest(CALL)
    await sendButton(page).click()
    await asked
    await page.reload()
    letGo()
    await expect(settled(page)).toBeVisible()
    await expectOnePayment(page, person)
  })

  test('with the network cut after it was sent: it is found again, and told truly meanwhile', async ({
    page,
  }) => {
    const person = await openReview(page)
    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await page.route(CALL, lose)
    await page.route(/\/api\?paymentIntentGet$/, route => route.abort())
    await sendButton(page).click()
    await expectUnknown(page)
    expect(await countPayments(person)).toBe(1)
    await page.reload()
    await expectUnknown(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(settled(page)).toBeVisible()
    await expectOnePayment(page, person)
  })
})

/** The customer is told that nobody knows yet, and offered nothing that would pay again. */
async function expectUnknown(page: Page) {
  await expect(heading(page, 'unknownTitle')).toBeVisible()
  await expect(page.getByText(word('payments', 'unknownText'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText([
    word('payments', 'checkCta'),
  ])
}
