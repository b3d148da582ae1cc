// One Chromium for all measurements. CHROMIUM_PATH sets another one.
import { chromium } from 'playwright'
import { findChromium, CHROMIUM_ARGS } from '../packages/tooling/run/chromium.mjs'

export async function launch() {
  const executablePath = await findChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    headless: true,
    args: CHROMIUM_ARGS,
  })
}

/**
 * Runs work that may lose its page, as happens to a browser on a busy machine. Then nothing was
 * measured, so it runs once more and logs that.
 */
export async function inNewPage(browser, options, work) {
  for (let tries = 1; ; tries += 1) {
    const page = await browser.newPage(options)
    try {
      return await work(page)
    } catch (error) {
      if (tries === MOST_TRIES || !LOST.test(error.message) || !browser.isConnected()) throw error
      console.warn(`A page was lost and is measured again: ${error.message.split('\n')[0]}`)
    } finally {
      await page.close().catch(() => undefined)
    }
  }
}

const MOST_TRIES = 3
const LOST = /Target (page, context or browser has been closed|crashed)/

export const median = values => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
