import type { Page } from '@playwright/test'
import { keepAnswers } from './bank-answers.ts'
import { countPayments, type Person } from './bank.ts'
import { pressUnless, sendButton } from './journeys.ts'
import { fillSepa, heading, openSend, review } from './send-form.ts'
import { expect, test } from './test.ts'

test.describe('transfers', { tag: '@transfers' }, () => {
  test.use({ mayLog: [/Failed to load resource|WebSocket/] })

  /** Opens the review of a transfer of 20 euro. */
  async function openReview(page: Page): Promise<Person> {
    const person = await openSend(page)
    await fillSepa(page, { amount: '20' })
    await review(page)
    return person
  }

  /** Checks that the bank moved the money once and shows that. */
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

  test('one payment leaves the bank from two tabs', async ({ page, context }) => {
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

  test('one payment leaves the bank after a reload while it is being sent, before the bank has heard of it', async ({
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
})
