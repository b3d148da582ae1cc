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

/** The test of the bank, with the two strangers known to it. */
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
  /** Every event of ours that a stranger's page is told, whatever becomes of the page. */
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

/** The bank's page in an element of a stranger's. */
export const frameIn = (page: Page, element: string): FrameLocator =>
  page.frameLocator(`sixpence-${element} iframe`)

/** Presses something in a page and answers the window that this opens. */
export async function windowOf(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await press()
  return opened
}

/** Presses what closes its own window: the window may be gone before the press is over. */
export async function pressToClose(bankWindow: Page, pressed: Locator): Promise<void> {
  await pressed.waitFor()
  await Promise.all([
    bankWindow.waitForEvent('close'),
    pressed.click().catch((error: unknown) => {
      if (!bankWindow.isClosed()) throw error
    }),
  ])
}

/** A button by its words, as far as they are the same for every amount and bank. */
export const button = (place: Page | FrameLocator, room: string, key: string) =>
  place.getByRole('button', { name: new RegExp(`^${word(room, key).split('{{')[0]}`) })

/**
 * Signs in through the bank's window, unless the bank knows the customer already, and lets the
 * stranger's page in.
 */
export async function letIn(page: Page, frame: FrameLocator, person?: Person): Promise<void> {
  await standStill(frame)
  const bankWindow = await windowOf(page, () => button(frame, 'embedding', 'signInCta').click())
  if (person) await enterCredentials(bankWindow, person)
  await button(bankWindow, 'embedding', 'grantCta').click()
  await button(frame, 'embedding', 'signInCta').waitFor({ state: 'hidden' })
  // The other frames of the page are let in with it, and grow by what they show.
  await standStill(frame)
}

/**
 * Waits until a frame no longer moves. Frames above it grow when they are loaded, also by scrolling
 * to this one, and Playwright looks only for what moves inside a frame: a press whose button is
 * gone from under it before it is let go of is none.
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
  // The price makes the form taller: the button may move away under the click.
  await expect(frame.getByText(word('transfers', 'feeLabel'), { exact: true })).toBeVisible()
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click({ timeout: 5_000 })
    await expect(goOn).toBeHidden({ timeout: 5_000 })
  }).toPass()
}
