import type { Page } from '@playwright/test'
import { isSignedBy, startReceiver } from './a-receiver.ts'
import { newPerson } from './bank.ts'
import { signInTo, visit } from './journeys.ts'
import { button } from './strangers.ts'
import { expect, test } from './test.ts'
import { asBookshop, takeSecret } from './bookshop.ts'
import { word } from './words.ts'

const WEBHOOKS = '/merchant/internal/webhook_log'
// The payer chooses the amount. No other test pays this one.
const GIFT = '/pay/btn_b00c5000000000000000000000000002'
const AMOUNT = '23.45'

const merchant = (key: string) => word('merchant-api', key)

async function giveToBookshop(page: Page): Promise<void> {
  const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '100.00' }] })
  await signInTo(page, GIFT, person)
  await page.getByLabel(word('checkouts', 'chooseLabel')).fill(AMOUNT)
  await button(page, 'checkouts', 'continueCta').click()
  await button(page, 'checkouts', 'payCta').click()
  await expect(
    page.getByRole('heading', { name: word('payments', 'settledCheckoutTitle') }),
  ).toBeVisible()
}

async function addWebhook(owner: Page, { name, url }: { name: string; url: string }) {
  await button(owner, 'merchant-api', 'addWebhookCta').click()
  const form = owner.getByRole('dialog', { name: merchant('addWebhookCta') })
  await form.getByLabel(merchant('nameLabel')).fill(name)
  await form.getByLabel(merchant('urlLabel')).fill(url)
  await form.getByRole('button', { name: merchant('addWebhookCta') }).click()
  return takeSecret(owner)
}

/** Opens the menu of a webhook. */
const openMenu = (owner: Page, { name }: { name: string }) =>
  owner.getByRole('button', { name: merchant('rowMenuLabel').replace('{{name}}', name) }).click()

/** Sends a message in the log again, found by its id. */
async function sendAgain(owner: Page, id: string, { host }: { host: string }): Promise<void> {
  await visit(owner, `${WEBHOOKS}?tab=log`)
  await owner.getByRole('searchbox').fill(id)
  await button(owner, 'merchant-api', 'searchCta').click()
  // Other webhooks receive it too.
  await owner.getByRole('row').filter({ hasText: host }).first().getByRole('button').click()
  const view = owner.getByRole('dialog', { name: 'checkout.final' })
  await expect(view.getByText(id, { exact: true })).toBeVisible()
  await view.getByRole('button', { name: merchant('sendAgainCta') }).click()
  await expect(owner.getByText(merchant('sentAgainToast'))).toBeVisible()
}

test.describe('merchant', { tag: ['@merchant', '@checkouts'] }, () => {
  test(
    'what a dead webhook was not told comes once it is back, again when that is asked for, under its own id, and signed with both secrets while they change (MERCH-021, MERCH-022, MERCH-025, MERCH-027, MERCH-028)',
    { tag: '@fast' },
    async ({ page, browser }) => {
      const receiver = await startReceiver()
      const owner = await asBookshop(browser, WEBHOOKS)
      const secret = await addWebhook(owner, receiver)
      await giveToBookshop(page)
      const ofGift = () => receiver.heard.filter(({ body }) => body.includes(AMOUNT))
      const taken = () => ofGift().filter(({ isTaken }) => isTaken)
      await expect.poll(() => ofGift().length).toBeGreaterThan(0)
      const row = owner.getByRole('row').filter({ hasText: receiver.name })
      await expect(async () => {
        await owner.reload()
        // Repeated however long the page takes: its text then comes from the bank.
        await expect(row).toBeVisible()
        await expect(row.getByText(/in a row$/)).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await expect(row.getByText(/^Waiting: [1-9]/)).toBeVisible()

      receiver.revive()
      // The bank tries less and less often.
      await expect.poll(() => taken().length, { timeout: 60_000 }).toBe(1)
      await owner.reload()
      await expect(row.getByText(merchant('healthyText'))).toBeVisible()

      await openMenu(owner, receiver)
      await owner.getByRole('button', { name: merchant('newSecretCta') }).click()
      const question = owner.getByRole('dialog', { name: merchant('newSecretTitle') })
      await question.getByRole('button', { name: merchant('newSecretCta') }).click()
      const newer = await takeSecret(owner)
      const { id } = JSON.parse(ofGift()[0]?.body ?? '{}') as { id: string }
      await sendAgain(owner, id, receiver)
      await expect.poll(() => taken().length).toBe(2)
      expect(new Set(ofGift().map(({ body }) => body)).size).toBe(1)
      expect(taken().map(each => [isSignedBy(each, secret), isSignedBy(each, newer)])).toEqual([
        [true, false],
        [true, true],
      ])

      await visit(owner, WEBHOOKS)
      await openMenu(owner, receiver)
      await owner.getByRole('button', { name: merchant('deleteCta') }).click()
      await owner
        .getByRole('dialog')
        .getByRole('button', { name: merchant('deleteCta') })
        .click()
      await expect(row).toHaveCount(0)
      await owner.context().close()
      receiver.stop()
    },
  )
})
