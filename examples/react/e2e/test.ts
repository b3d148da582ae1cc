import { test as base, expect } from '@playwright/test'
import { pageLoads } from '@sixpence/tooling/page-loads'
import { startHost, type Host } from './host.ts'

export { expect }

/** Redux Toolkit's development checks log their duration, which isn't a fault on a slow machine. */
const TOOK_LONG = /InvariantMiddleware took \d+ms/

interface PerTest {
  readonly pageLoads: undefined
  /** The page's console messages. Warnings and errors fail its test. */
  readonly said: readonly string[]
}

/** Playwright's test on one of the hosts, which is started once. */
export const testOn = (name: 'client' | 'ssr') =>
  base.extend<PerTest, { host: Host }>({
    pageLoads,
    host: [
      // Playwright wants the braces.
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const host = await startHost(name)
        await use(host)
        await host.stop()
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: async ({ host }, use) => use(host.url),
    said: [
      async ({ page }, use) => {
        const said: string[] = []
        const faults: string[] = []
        page.on('pageerror', error => faults.push(`thrown: ${error.message}`))
        page.on('console', message => {
          const isFault = ['error', 'warning'].includes(message.type())
          if (isFault && TOOK_LONG.test(message.text())) return
          ;(isFault ? faults : said).push(message.text())
        })
        await use(said)
        expect(faults).toEqual([])
      },
      { auto: true },
    ],
  })
