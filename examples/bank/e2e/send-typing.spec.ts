import type { Page } from '@playwright/test'
import { amount, fillSepa, openSend } from './send-form.ts'
import { expect, test } from './test.ts'

/** The longest time from the last key to the request for the price of the typed amount. */
const MOST_MS = 300

declare global {
  interface Window {
    typed: number[]
    asked: number[]
  }
}

/** Records the times of typing and of requests for prices, by the page's own clock. */
async function watchTyping(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.typed = []
    window.asked = []
    document.addEventListener('input', () => window.typed.push(performance.now()), true)
    const ask = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const { url } = new Request(input, init)
      if (url.includes('eftFeeGet')) window.asked.push(performance.now())
      return ask(input, init)
    }
  })
}

const total = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

/** The keys typed after 20 euro, one at a time, each with the resulting total. */
const KEYS = [
  ['0', '€202.00'],
  ['Backspace', '€22.00'],
  ['1', '€203.00'],
  ['Backspace', '€22.00'],
  ['5', '€207.00'],
] as const

test.describe('transfers', { tag: '@transfers' }, () => {
  test('a key in the amount has the new price asked for within 300 ms', async ({ page }, info) => {
    await watchTyping(page)
    await openSend(page)
    await fillSepa(page, { amount: '20' })
    await expect(total(page, '€22.00')).toBeVisible()
    const waits: number[] = []
    for (const [key, leads] of KEYS) {
      const before = await page.evaluate(() => window.asked.length)
      await amount(page).press(key)
      await page.waitForFunction(length => window.asked.length > length, before)
      const wait = await page.evaluate(
        () => (window.asked.at(-1) ?? 0) - (window.typed.at(-1) ?? 0),
      )
      waits.push(Math.round(wait))
      await expect(total(page, leads)).toBeVisible()
    }
    info.annotations.push({ type: 'ms', description: waits.join(', ') })
    // A busy machine delays some of them, but speeds up none.
    expect(Math.min(...waits), waits.join(', ')).toBeLessThanOrEqual(MOST_MS)
  })
})
