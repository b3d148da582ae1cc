// The checks of every story besides its own play: no error in the page, no finding of axe and no
// horizontal scrolling, on a computer and on a phone, and nothing left that the next story could
// see.
import { createRequire } from 'node:module'
import type { TestRunnerConfig } from '@storybook/test-runner'
import type { Page } from 'playwright'
import { collectErrors, faultsOfPage, isNothingBusy, takeErrors } from './faults-of-page.ts'
import { keepFirstTraces, tracesOfStory, watchTraces } from './traces-of-story.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const HEIGHT = 800
const WIDTHS = [1280, 390]
const BUSY_MS = 5000

const config: TestRunnerConfig = {
  logLevel: 'error',
  async prepare({ page }) {
    // A colour that is still fading in has no contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(collectErrors)
    await watchTraces(page)
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href)
    await page.addScriptTag({ path: AXE })
    await keepFirstTraces(page)
  },
  async preVisit(page) {
    await page.evaluate(takeErrors)
    await page.setViewportSize({ width: 1280, height: HEIGHT })
  },
  async postVisit(page, { hasFailure = false }) {
    if (hasFailure) return
    complainOf(await page.evaluate(takeErrors), 'in the page')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      complainOf(await lookAt(page), `at ${width} px`)
    }
    complainOf(await tracesOfStory(page), 'left for the next story')
  },
}

/** Looks for faults again once requests have finished, because content is dimmed meanwhile. */
async function lookAt(page: Page): Promise<string[]> {
  const faults = await page.evaluate(faultsOfPage)
  if (faults.length === 0) return faults
  await page.waitForFunction(isNothingBusy, undefined, { timeout: BUSY_MS }).catch(() => undefined)
  return page.evaluate(faultsOfPage)
}

function complainOf(faults: readonly string[], where: string): void {
  if (faults.length > 0) throw new Error(`${where}:\n${faults.join('\n')}`)
}

export default config
