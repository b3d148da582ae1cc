// One Chromium for all measurements. CHROMIUM_PATH names another one.
import { chromium } from 'playwright-core'
import { findChromium, CHROMIUM_ARGS } from '../packages/tooling/run/chromium.mjs'

export async function launch() {
  const executablePath = await findChromium()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    headless: true,
    args: CHROMIUM_ARGS,
  })
}

export const median = values => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
