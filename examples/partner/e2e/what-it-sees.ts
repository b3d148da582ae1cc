import type { Page } from '@playwright/test'

/**
 * Has a stranger's page keep all that reaches it: messages, what comes by its ports, answers. To be
 * called before it is opened.
 */
export async function watchAsHost(page: Page, origin: string): Promise<void> {
  await page.addInitScript(keepAll, origin)
}

/** All of it, with what the page can read of itself: its elements, inside them, and addresses. */
export const whatItSees = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inside = Array.from(document.querySelectorAll('*'), each => each.shadowRoot?.innerHTML)
    const addresses = performance.getEntries().map(({ name }) => name)
    return JSON.stringify([window.seen, document.documentElement.outerHTML, inside, addresses])
  })

declare global {
  interface Window {
    seen: unknown[]
  }
}

function keepAll(origin: string): void {
  // Frames of the bank run this too; they are not the host.
  if (location.origin !== origin) return
  window.seen = []
  addEventListener('message', ({ data }) => window.seen.push(data))
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      this.port1.addEventListener('message', ({ data }) => window.seen.push(data))
    }
  }
  window.XMLHttpRequest = class extends XMLHttpRequest {
    constructor() {
      super()
      this.addEventListener('loadend', () => window.seen.push(this.response))
    }
  }
}
