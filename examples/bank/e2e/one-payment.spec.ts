import type { Page } from '@playwright/test'
import { newPerson, setFaults, type Person } from './bank.ts'
import { pressUnless, reviewP2p, sendButton, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

// Faults are the whole bank's: these tests take turns, and no other test runs beside them.
test.describe.configure({ mode: 'serial' })
test.use({ mayLog: [/Failed to load resource|WebSocket/] })
test.afterEach(() => setFaults([]))

const settled = (page: Page) =>
  page.getByRole('heading', { name: word('payments', 'settledP2pTitle') })

async function twoPeople() {
  const accounts = [{ currencyCode: 'EUR', balance: '100.00' }]
  const [payer, payee] = await Promise.all([newPerson({ accounts }), newPerson({ accounts })])
  return { payer, payee }
}

async function expectOnePayment(page: Page, payer: Person) {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    payer.name.split(' ')[0] ?? '',
  )
  await expect(page.getByText('€89.75').first()).toBeVisible()
}

/** The customer is told that nobody knows yet, and offered nothing that would pay again. */
async function expectUnknown(page: Page) {
  await expect(page.getByRole('heading', { name: word('payments', 'unknownTitle') })).toBeVisible()
  const asking = page.getByRole('progressbar', { name: word('payments', 'checkingStatus') })
  await expect(asking).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText([
    word('payments', 'checkCta'),
  ])
}

test.describe('one payment, whatever happens', () => {
  test('survives a double click', async ({ page }) => {
    const { payer, payee } = await twoPeople()
    await signIn(page, payer)
    await reviewP2p(page, { to: payee.email, amount: '10' })
    await sendButton(page).dblclick()
    await expect(settled(page)).toBeVisible()
    await expectOnePayment(page, payer)
  })

  test('survives Enter and a click together', async ({ page }) => {
    const { payer, payee } = await twoPeople()
    await signIn(page, payer)
    await reviewP2p(page, { to: payee.email, amount: '10' })
    await sendButton(page).focus()
    await Promise.all([page.keyboard.press('Enter'), pressUnless(settled(page))])
    await expect(settled(page)).toBeVisible()
    await expectOnePayment(page, payer)
  })

  test('survives a reload while it is being sent', async ({ page }) => {
    const { payer, payee } = await twoPeople()
    await signIn(page, payer)
    await reviewP2p(page, { to: payee.email, amount: '10' })
    await setFaults([{ match: { method: 'p2pTransfer' }, fault: 'slow', afterMs: 2_000, times: 1 }])
    const asked = page.waitForRequest(/p2pTransfer/)
    await sendButton(page).click()
    await asked
    await page.reload()
    await expect(settled(page)).toBeVisible()
    await expectOnePayment(page, payer)
  })

  test('survives two tabs on one draft', async ({ page, context }) => {
    const { payer, payee } = await twoPeople()
    await signIn(page, payer)
    await reviewP2p(page, { to: payee.email, amount: '10' })
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(sendButton(other)).toBeVisible()
    await Promise.all([sendButton(page).click(), pressUnless(settled(other))])
    await expect(settled(page)).toBeVisible()
    await expect(settled(other)).toBeVisible()
    await expectOnePayment(page, payer)
  })

  test('finds an answer that was lost after the money moved', async ({ page }) => {
    const { payer, payee } = await twoPeople()
    await signIn(page, payer)
    await reviewP2p(page, { to: payee.email, amount: '10' })
    await setFaults([
      // Every time: a browser sends a request again by itself, once for each used connection that
      // breaks, and the bank answers it as the first time.
      { match: { method: 'p2pTransfer' }, fault: 'dropAfterCommit' },
      { match: { method: 'paymentIntentGet' }, fault: '503Before' },
    ])
    await sendButton(page).click()
    await expectUnknown(page)
    await page.reload()
    await expectUnknown(page)
    await setFaults([])
    // The bank is asked less and less often.
    await expect(settled(page)).toBeVisible({ timeout: 60_000 })
    await expectOnePayment(page, payer)
  })
})
