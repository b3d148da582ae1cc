import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/**
 * Playwright's test, and besides: a page that violates the content security policy or Trusted
 * Types, throws, or writes an error to the console fails its test.
 */
export const test = base.extend<{ mayLog: RegExp[] }>({
  mayLog: [[], { option: true }],
  context: async ({ context, mayLog }, use) => {
    const seen: string[] = []
    context.on('page', page => watch(page, seen))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', event =>
        console.error(`violates ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
      )
    })
    await use(context)
    expect(seen.filter(line => !mayLog.some(allowed => allowed.test(line)))).toEqual([])
  },
})

function watch(page: Page, seen: string[]): void {
  page.on('pageerror', error => seen.push(`page error: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error') seen.push(message.text())
  })
}
