import {
  launch,
  type Browser as PuppeteerBrowser,
  type ElementHandle,
  type Frame,
  type Page,
} from 'puppeteer-core'
import type { Browser, Engine, Surface, Tab } from './driver.ts'
import { findFrame, findInPage, logViolations, type Wanted } from './in-page.ts'
import { programOf } from './programs.ts'

// The whole page is visible, so a growing frame moves nothing under a click.
const SIZE = ['--width=1280', '--height=1800']

/** Firefox, driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  async start() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: programOf('firefox-esr', 'firefox-esr'),
      headless: true,
      args: SIZE,
      defaultViewport: null,
    })
    return browserOf(browser)
  },
}

async function browserOf(browser: PuppeteerBrowser): Promise<Browser> {
  const errors: string[] = []
  const watched = new Map<Page, Promise<Tab>>()
  const tabFor = (page: Page) => {
    const tab = watched.get(page) ?? watch(page, errors)
    watched.set(page, tab)
    return tab
  }
  const tabs = async () => Promise.all((await browser.pages()).map(tabFor))
  // Its frames and workers are targets too. Those that have closed meanwhile need no watching.
  browser.on('targetcreated', () => void tabs().catch(() => undefined))
  const [first] = await tabs()
  if (!first) throw new Error('Firefox has opened no tab')
  return { first, tabs, errors: async () => errors, close: () => browser.close() }
}

async function watch(page: Page, errors: string[]): Promise<Tab> {
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', error => errors.push(`page error: ${String(error)}`))
  await page.evaluateOnNewDocument(logViolations)
  return {
    ...surfaceOf(async () => page.mainFrame()),
    goTo: async url => void (await page.goto(url)),
    url: async () => page.url(),
    screenshot: async () => Buffer.from(await page.screenshot()),
  }
}

function surfaceOf(frame: () => Promise<Frame | undefined>): Surface {
  const find = async (wanted: Wanted) => {
    const handle = await (await frame())?.evaluateHandle(findInPage, wanted)
    return (handle?.asElement() as ElementHandle | null | undefined) ?? undefined
  }
  return {
    async press(wanted) {
      const element = await find(wanted)
      await element?.click()
      return element !== undefined
    },
    async type(wanted, text) {
      const element = await find(wanted)
      await element?.type(text)
      return element !== undefined
    },
    has: async wanted => (await find(wanted)) !== undefined,
    frame: selector =>
      surfaceOf(async () => {
        const handle = await (await frame())?.evaluateHandle(findFrame, selector)
        const element = handle?.asElement() as ElementHandle | null | undefined
        return (await element?.contentFrame()) ?? undefined
      }),
  }
}
