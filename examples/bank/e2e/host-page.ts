import type { BrowserContext } from '@playwright/test'
import { BANK } from './strangers.ts'

/** Serves a page at any address, including one without a server or of a third party. */
export async function servePage(context: BrowserContext, url: string, body: string): Promise<void> {
  // A page without a server may not send requests to this machine by default.
  await context.grantPermissions(['local-network-access'])
  await context.route(url, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Page</title><body>${body}`,
    }),
  )
}

/** Returns all messages to test pages that aren't the bank's. */
export async function listen(context: BrowserContext): Promise<unknown[]> {
  const heard: unknown[] = []
  await context.exposeFunction('hearTest', (data: unknown) => {
    heard.push(data)
  })
  await context.addInitScript(bank => {
    if (location.origin === bank) return
    addEventListener('message', ({ data }) => void window.hearTest(data))
  }, BANK)
  return heard
}

declare global {
  interface Window {
    hearTest: (data: unknown) => Promise<void>
  }
}
