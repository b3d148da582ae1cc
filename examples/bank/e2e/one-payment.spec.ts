import type { Page } from '@playwright/test'
import { newPerson, setFaults, type Person, countPayments } from './bank.ts'
import { reviewP2p, sendButton, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { phrase, word } from './words.ts'

test.describe('payments', { tag: '@payments' }, () => {
  // Faults apply to the whole bank, so no other test runs beside this one.
  test.use({ mayLog: [/Failed to load resource|WebSocket/] })
  test.afterEach(() => setFaults([]))

  const settled = (page: Page) =>
    page.getByRole('heading', { name: phrase('payments', 'settledP2pTitle') })

  async function twoPeople() {
    const accounts = [{ currencyCode: 'EUR', balance: '100.00' }]
    const [payer, payee] = await Promise.all([newPerson({ accounts }), newPerson({ accounts })])
    return { payer, payee }
  }

  async function expectOnePayment(page: Page, payer: Person) {
    await page.getByRole('button', { name: word('payments', 'homeCta') }).click()
    await expect(page.getByText('€89.75').first()).toBeVisible()
    expect(await countPayments(payer)).toBe(1)
  }

  /** Checks that the page shows that the result is unknown, and offers nothing that would pay again. */
  async function expectUnknown(page: Page) {
    await expect(
      page.getByRole('heading', { name: word('payments', 'unknownTitle') }),
    ).toBeVisible()
    const asking = page.getByRole('progressbar', { name: word('payments', 'checkingStatus') })
    await expect(asking).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveText([
      word('payments', 'checkCta'),
    ])
  }

  test(
    'finds an answer that was lost after the money moved',
    { tag: '@fast' },
    async ({ page }) => {
      const { payer, payee } = await twoPeople()
      await signIn(page, payer)
      await reviewP2p(page, { to: payee.email, amount: '10' })
      await setFaults([
        // Every time: a browser repeats a request by itself, once for each reused connection that
        // breaks, and the bank repeats its first answer.
        { match: { method: 'p2pTransfer' }, fault: 'dropAfterCommit' },
        { match: { method: 'paymentIntentGet' }, fault: '503Before' },
      ])
      await sendButton(page).click()
      await expectUnknown(page)
      await page.reload()
      await expectUnknown(page)
      await setFaults([])
      // The page checks less and less often.
      await expect(settled(page)).toBeVisible({ timeout: 60_000 })
      await expectOnePayment(page, payer)
    },
  )
})
