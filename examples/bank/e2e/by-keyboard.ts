import { expect, type Page } from '@playwright/test'

type Pressed = 'button' | 'checkbox' | 'link' | 'textbox'

/** Presses Tab until the wanted control has the focus, like somebody without a mouse. */
export async function tabTo(page: Page, role: Pressed, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 60; presses += 1) {
    const isThere = wanted.evaluate(element => element === document.activeElement)
    if (await isThere.catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(name)}`)
}

/** Fails if the next Tab would begin at the top of the page. */
export const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
