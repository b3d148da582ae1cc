import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Surface, Tab } from './driver.ts'
import type { Wanted } from './in-page.ts'

const PATIENCE_MS = 30_000

/** Somebody in front of a browser: waits for what is not there yet, and tries again. */
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

/** The tab that something opens. */
export async function tabOpenedBy(browser: Browser, press: () => Promise<unknown>): Promise<Tab> {
  const before = await browser.tabs()
  await press()
  return until('another tab', async () => (await browser.tabs()).find(tab => !before.includes(tab)))
}

/** Looks again until there is something. */
async function until<Found>(what: string, look: () => Promise<Found>): Promise<NonNullable<Found>> {
  const end = performance.now() + PATIENCE_MS
  let last: unknown
  while (performance.now() < end) {
    try {
      const found = await look()
      if (found) return found
    } catch (error) {
      // A document that goes takes its elements along; and what covers a button may go away.
      last = error
    }
    await sleep(100)
  }
  throw new Error(`Waited in vain for ${what}`, { cause: last })
}
