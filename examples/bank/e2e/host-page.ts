import type { BrowserContext } from '@playwright/test'
import { BANK } from './strangers.ts'

/** Serves a page at any address, also at one that nobody has or that belongs to a stranger. */
export async function servePage(context: BrowserContext, url: string, body: string): Promise<void> {
  // A page that comes from no server may not ask one of this machine for anything.
  await context.grantPermissions(['local-network-access'])
  await context.route(url, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Page</title><body>${body}`,
    }),
  )
}

/** Every message that comes to a page of these tests which is not the bank's. */
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
