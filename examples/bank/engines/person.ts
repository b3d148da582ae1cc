import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Surface, Tab } from './driver.ts'
import type { Wanted } from './in-page.ts'

const PATIENCE_MS = 30_000

/** A person at a browser, who waits for missing elements and tries again. */
export const person = {
  press: (place: Surface, name: string) =>
    until(`a button ${name}`, () => place.press({ kind: 'button', name })),
  fill: (place: Surface, name: string, text: string) =>
    until(`a field ${name}`, () => place.type({ kind: 'field', name }, text)),
  sees: (place: Surface, name: string, kind: Wanted['kind'] = 'text') =>
    until(`${kind} ${name}`, () => place.has({ kind, name })),
  isAt: (tab: Tab, address: RegExp) =>
    until(`the address ${address}`, async () => address.test(await tab.url())),
}

/** Returns the tab that an action opens. */
export async function tabOpenedBy(browser: Browser, press: () => Promise<unknown>): Promise<Tab> {
  const before = await browser.tabs()
  await press()
  return until('another tab', async () => (await browser.tabs()).find(tab => !before.includes(tab)))
}

/** Repeats until something is found. */
async function until<Found>(what: string, look: () => Promise<Found>): Promise<NonNullable<Found>> {
  const end = performance.now() + PATIENCE_MS
  let last: unknown
  while (performance.now() < end) {
    try {
      const found = await look()
      if (found) return found
    } catch (error) {
      // A document may be replaced with its elements, and a button's cover may disappear.
      last = error
    }
    await sleep(100)
  }
  throw new Error(`Waited in vain for ${what}`, { cause: last })
}
