import type { FrameLocator, Locator, Page } from '@playwright/test'
import { register, type Person } from './bank.ts'
import { enterCredentials } from './journeys.ts'
import { test as bankTest, expect } from './test.ts'
import { word } from './words.ts'

export { expect }

const { SIXPENCE_APP_PORT, SIXPENCE_PARTNER_PORT, SIXPENCE_SHOP_PORT } = process.env
export const BANK = `http://127.0.0.1:${SIXPENCE_APP_PORT ?? '4300'}`
export const PARTNER = `http://partner.localhost:${SIXPENCE_PARTNER_PORT ?? '4310'}`
export const SHOP = `http://shop.localhost:${SIXPENCE_SHOP_PORT ?? '4320'}`

const EVENTS = [
  'signed-in',
  'signed-out',
  'transfer-settled',
  'approvals-decided',
  'payment-final',
  'verification-left',
  'error',
]

type Told = readonly [type: string, detail: unknown]

/** The bank's test, with the two third parties registered. */
export const test = bankTest.extend<{ told: Told[] }, { registered: undefined }>({
  registered: [
    // Playwright wants the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const notificationUrl = `http://127.0.0.1:${SIXPENCE_SHOP_PORT ?? '4320'}/notifications`
      await register({ clientKey: 'ck_sandbox_partner', origin: PARTNER })
      await register({ clientKey: 'ck_sandbox_shop', origin: SHOP, notificationUrl })
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  /** All our events that a third party's page receives, even if the page is left. */
  told: async ({ context }, use) => {
    const told: Told[] = []
    await context.exposeFunction('tellTest', (type: string, detail: unknown) => {
      told.push([type, detail])
    })
    await context.addInitScript(tellAll, EVENTS)
    await use(told)
  },
})

declare global {
  interface Window {
    tellTest: (type: string, detail: unknown) => void
  }
}

function tellAll(events: string[]): void {
  for (const event of events)
    document.addEventListener(`sixpence-${event}`, ({ type, detail }: CustomEventInit & Event) =>
      window.tellTest(type, detail),
    )
}

/** Returns the bank's page in an element of a third party's page. */
export const frameIn = (page: Page, element: string): FrameLocator =>
  page.frameLocator(`sixpence-${element} iframe`)

/** Presses something in a page and returns the window that this opens. */
export async function windowOf(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await press()
  return opened
}

/** Presses a control that closes its own window, which may be gone before the press is over. */
export async function pressToClose(bankWindow: Page, pressed: Locator): Promise<void> {
  await pressed.waitFor()
  await Promise.all([
    bankWindow.waitForEvent('close'),
    pressed.click().catch((error: unknown) => {
      if (!bankWindow.isClosed()) throw error
    }),
  ])
}

/** Returns a button by the part of its words that is the same for every amount and bank. */
export const button = (place: Page | FrameLocator, room: string, key: string) =>
  place.getByRole('button', { name: new RegExp(`^${word(room, key).split('{{')[0]}`) })

/**
 * Signs in through the bank's window, unless the bank already knows the customer, and grants the
 * third party's page access.
 */
export async function letIn(page: Page, frame: FrameLocator, person?: Person): Promise<void> {
  await standStill(frame)
  const bankWindow = await windowOf(page, () => button(frame, 'embedding', 'signInCta').click())
  if (person) await enterCredentials(bankWindow, person)
  await button(bankWindow, 'embedding', 'grantCta').click()
  await button(frame, 'embedding', 'signInCta').waitFor({ state: 'hidden' })
  // The other frames of the page are signed in too, and grow with their content.
  await standStill(frame)
}

/**
 * Waits until a frame no longer moves. Frames above it grow while loading, which scrolling to this
 * one can start, and Playwright only watches movement inside a frame. A press fails if its button
 * moves away before it is released.
 */
export async function standStill(frame: FrameLocator): Promise<void> {
  await frame.owner().scrollIntoViewIfNeeded()
  await expect(async () => {
    const before = await frame.owner().boundingBox()
    await new Promise(resolve => setTimeout(resolve, STILL_MS))
    expect(await frame.owner().boundingBox()).toEqual(before)
  }).toPass()
}

const STILL_MS = 250

/** Goes on to the review of a filled-in transfer. */
export async function review(frame: FrameLocator): Promise<void> {
  const goOn = button(frame, 'transfers', 'reviewCta')
  // The price makes the form taller, so the button may move away under the click.
  await expect(frame.getByText(word('transfers', 'feeLabel'), { exact: true })).toBeVisible()
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click({ timeout: 5_000 })
    await expect(goOn).toBeHidden({ timeout: 5_000 })
  }).toPass()
}
