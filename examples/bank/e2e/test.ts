import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { pageLoads } from '@sixpence/tooling/page-loads'

export { expect }

interface Fixtures {
  /** Patterns of text that a page may write to the console. */
  mayLog: RegExp[]
  /** Opens a page in another browser, e.g. for another person, until the test ends. */
  elsewhere: (options?: BrowserContextOptions) => Promise<Page>
  faults: string[]
  pageLoads: undefined
}

/**
 * Playwright's test with further checks. It fails if a page violates the content security policy or
 * Trusted Types, throws, logs an error to the console, or hides a screen while something that it
 * needs is loading.
 */
export const test = base.extend<Fixtures>({
  pageLoads,
  mayLog: [[], { option: true }],
  faults: async ({ mayLog }, use) => {
    const faults: string[] = []
    await use(faults)
    expect(faults.filter(line => !mayLog.some(allowed => allowed.test(line)))).toEqual([])
  },
  context: async ({ context, faults }, use) => {
    await watch(context, faults)
    await use(context)
  },
  elsewhere: async ({ browser, baseURL, faults }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options })
      opened.push(context)
      await watch(context, faults)
      return context.newPage()
    })
    await Promise.all(opened.map(context => context.close()))
  },
})

/** Records the faults of all pages of a browser. */
async function watch(context: BrowserContext, faults: string[]): Promise<void> {
  context.on('page', page => {
    page.on('pageerror', error => faults.push(`page error: ${error.message}`))
    page.on('console', message => {
      // Browsers request this icon by themselves, even for an address that shows nothing.
      const isIcon = message.location().url.endsWith('/favicon.ico')
      if (message.type() === 'error' && !isIcon) faults.push(message.text())
    })
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event =>
      console.error(`violates ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    )
    // React's way to hide parts that wait for texts or code, which loses presses and the focus in
    // them.
    const isTaken = ({ style }: HTMLElement) =>
      style.display === 'none' && style.getPropertyPriority('display') === 'important'
    const look = (changes: MutationRecord[]) => {
      const changed = new Set(changes.map(({ target }) => target as HTMLElement))
      for (const element of changed)
        if (element.matches('.sp-shell, .sp-main > *') && isTaken(element))
          console.error(`takes away what is on show: ${element.className}`)
    }
    const options = { subtree: true, attributes: true, attributeFilter: ['style'] }
    new MutationObserver(look).observe(document, options)
  })
}
