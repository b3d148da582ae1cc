import { test as base, expect, type Frame, type Page } from '@playwright/test'
import { pageLoads } from '@sixpence/tooling/page-loads'
import { startSite, type HostPage, type Site } from './site.ts'

export { expect }

export const CHECKOUT = '0123456789abcdef0123456789abcdef'
export const BUTTON = `<sixpence-payment-button client-key="ck_shop_test" checkout="${CHECKOUT}"></sixpence-payment-button>`
export const ACCOUNTS =
  '<sixpence-accounts client-key="ck_shop_test" locale="en"></sixpence-accounts>'

const EVENTS = [
  'ready',
  'signed-in',
  'signed-out',
  'transfer-settled',
  'approvals-decided',
  'verification-left',
  'payment-final',
  'error',
].map(name => `sixpence-${name}`)

type Told = [type: string, detail: unknown]

export const READY = ['sixpence-ready', {}]
export const failed = (code: string) => ['sixpence-error', { code }]
/** The page's event when its checkout is over. */
export const final = (status: string) => [
  'sixpence-payment-final',
  { checkoutId: CHECKOUT, status },
]
/** The message of the bank's window about it. */
export const said = (status: string) => ({ type: 'paymentFinal', checkoutId: CHECKOUT, status })

/** A page of the shop, and its events. */
export interface Shop {
  readonly site: Site
  /** Serves and opens a page with the script tag. */
  readonly visit: (body: string, page?: Partial<HostPage>) => Promise<void>
  /** The script tag, as the README shows it. */
  readonly tag: string
  /** All our events, and all violations of the page's policy, in order. */
  readonly told: () => Promise<Told[]>
}

export const test = base.extend<{ shop: Shop; pageLoads: undefined }, { site: Site }>({
  pageLoads,
  site: [
    // Playwright requires the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  shop: async ({ page, site }, use) => {
    site.statuses.clear()
    site.asked.length = 0
    await page.addInitScript(listen, EVENTS)
    const tag = `<script src="${site.bank}/embed/v0/${site.script.file}" integrity="${site.script.integrity}" crossorigin="anonymous"></script>`
    await use({
      site,
      tag,
      async visit(body, { headers = strictHeaders(site), html = tag } = {}) {
        site.pages.set('/', { html: html + body, headers })
        await page.goto(`${site.shop}/`)
      },
      told: () => page.evaluate(() => window.told),
    })
  },
})

declare global {
  interface Window {
    told: Told[]
  }
}

function listen(events: string[]): void {
  window.told = []
  for (const type of events)
    addEventListener(type, event => {
      window.told.push([type, event instanceof CustomEvent ? event.detail : undefined])
    })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    window.told.push(['violation', `${effectiveDirective} ${blockedURI}`])
  })
}

/** The headers the README requires of a host, and no others. */
export const strictHeaders = ({ bank }: Site): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src ${bank}/embed/v0/`,
    `frame-src ${bank}`,
    `connect-src ${bank}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
})

/**
 * Lets the timers of its pages advance only as far as a test allows, however long they take to
 * load.
 */
export async function stopClock(page: Page): Promise<void> {
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1_000)
}

/** Waits until a page has received the bank's answer at a path. */
export const answered = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    end =>
      new Promise(resolve =>
        new PerformanceObserver(list => {
          if (list.getEntries().some(({ name }) => name.endsWith(end))) resolve()
        }).observe({ type: 'resource', buffered: true }),
      ),
    path,
  )

/** Returns the bank's page in the frame of an element. */
export async function frameOf(page: Page, selector: string): Promise<Frame> {
  // A frame loads when its element is near the view.
  await page.locator(selector).evaluate(element => element.scrollIntoView())
  const handle = await page.locator(`${selector} iframe`).elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error(`${selector} has no frame`)
  await frame.waitForFunction(() => window.bankPage.link)
  return frame
}

/** Presses the first button and waits until the bank's window can speak. */
export async function press(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button').first().click()
  const bankWindow = await opened
  await bankWindow.waitForFunction(() => window.bankPage?.link)
  return bankWindow
}

/** Makes the bank's page send a message to its host. */
export const say = (bankPage: Page | Frame, message: object): Promise<void> =>
  bankPage.evaluate(said => window.bankPage.link?.send(said as never), message)
