import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { actForBookshop } from './bookshop.ts'
import { tabTo } from './by-keyboard.ts'
import { visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

// The secret of the bookshop's server in the bank's seed.
const SECRET = 'whsec_sandbox_munteanu_books'

const said = (key: string) => word('integration', key)
const step = (page: Page, title: string) => page.getByRole('region', { name: said(title) })

function signed(body: string, secret = SECRET): string {
  const t = Math.floor(Date.now() / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

/** Lists the controls of a table that the card around it cuts off. */
const cutOff = (page: Page) =>
  page.locator('main .sp-card:has(table)').evaluateAll(cards =>
    cards.flatMap(card => {
      const { right } = card.getBoundingClientRect()
      return [...card.querySelectorAll('button, label')]
        .filter(pressed => pressed.getBoundingClientRect().right > right)
        .map(pressed => pressed.getAttribute('aria-label') ?? pressed.textContent)
    }),
  )

test.describe('merchant', { tag: '@merchant' }, () => {
  test('tells the bookshop’s engineer what works, and what to do where it doesn’t (MERCH-026)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await actForBookshop(page, { right: 'full' })
    for (const path of ['api_key', 'webhook_log']) {
      await visit(page, `/merchant/internal/${path}`)
      await expect(page.getByRole('table')).toBeVisible()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect([path, await cutOff(page)], 'in reach when text is twice as large').toEqual([path, []])
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
    await visit(page, '/merchant/internal/integration')
    await expect(step(page, 'keyTitle').getByText('/public-api/checkout')).toBeVisible()

    const ping = step(page, 'webhookTitle')
    // A webhook that doesn't change; other tests add and remove newer ones.
    const till = ping.locator('option', { hasText: /^Old till/ })
    await ping.getByRole('combobox').selectOption(await till.getAttribute('value'))
    await ping.getByRole('button', { name: word('merchant-api', 'pingCta') }).click()
    const reasons = [said('unreachableText'), said('addressText'), said('timeoutText')]
    await expect(ping.getByRole('status').filter({ hasText: /\S/ })).toHaveText(
      new RegExp(reasons.join('|')),
    )

    const signature = step(page, 'signatureTitle')
    const server = signature.locator('option', { hasText: /^Server/ })
    await signature.getByRole('combobox').selectOption(await server.getAttribute('value'))
    await signature.getByRole('button', { name: said('lastBodyCta') }).click()
    const body = signature.getByLabel(said('bodyLabel'), { exact: true })
    const sent = await body.inputValue()
    const check = signature.getByRole('button', { name: said('checkMessageCta') })
    await signature.getByLabel(said('headerLabel')).fill(signed(sent))
    await check.click()
    await expect(signature.getByText(said('rightText'))).toBeVisible()
    await body.fill(sent.replace('"type":', '"kind":'))
    await check.click()
    await expect(signature.getByText(said('changedBodyText'))).toBeVisible()
    await body.fill(sent)
    await signature.getByLabel(said('headerLabel')).fill(signed(sent, 'whsec_of_nobody'))
    await check.click()
    await expect(signature.getByText(said('otherSecretText'))).toBeVisible()

    // Only by keyboard.
    await signature.getByRole('combobox').focus()
    await tabTo(page, 'textbox', said('pageLabel'))
    await page.keyboard.type('https://elsewhere.example/books')
    await page.keyboard.press('Enter')
    const told = said('notRegisteredText').replace('{{origin}}', 'https://elsewhere.example')
    await expect(step(page, 'pageTitle').getByText(told)).toBeVisible()
    await expectAccessible(page)
  })
})
