// What is asked of every story besides what it plays: no error in the page, and nothing that axe
// or a scrollbar complains of, on a computer and on a phone.
import { createRequire } from 'node:module'
import type { TestRunnerConfig } from '@storybook/test-runner'
import type { BrowserContext, Page } from 'playwright'
import { collectErrors, faultsOfPage, isNothingBusy, takeErrors } from './faults-of-page.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const HEIGHT = 800
const WIDTHS = [1280, 390]
const BUSY_MS = 5000

/** Pages in which a story has failed. */
const spoilt = new WeakSet<Page>()

const config: TestRunnerConfig = {
  logLevel: 'error',
  async prepare({ page }) {
    // A colour that is still fading in has no contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(collectErrors)
    await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href)
    await page.addScriptTag({ path: AXE })
  },
  async preVisit(current) {
    const page = spoilt.has(current) ? await openPageAnew() : current
    await page.evaluate(takeErrors)
    await page.setViewportSize({ width: 1280, height: HEIGHT })
  },
  async postVisit(page, { hasFailure = false }) {
    spoilt.add(page)
    if (hasFailure) return
    complainOf(await page.evaluate(takeErrors), 'in the page')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      complainOf(await lookAt(page), `at ${width} px`)
    }
    spoilt.delete(page)
  },
}

/** What is fetched anew is dimmed meanwhile: it is looked at again once it is there. */
async function lookAt(page: Page): Promise<string[]> {
  const faults = await page.evaluate(faultsOfPage)
  if (faults.length === 0) return faults
  await page.waitForFunction(isNothingBusy, undefined, { timeout: BUSY_MS }).catch(() => undefined)
  return page.evaluate(faultsOfPage)
}

function complainOf(faults: readonly string[], where: string): void {
  if (faults.length > 0) throw new Error(`${where}:\n${faults.join('\n')}`)
}

/** What the runner puts into a test's globals. */
interface RunnerGlobals {
  readonly page: Page
  readonly context: BrowserContext
  readonly jestPlaywright: { resetPage(): Promise<void> }
  readonly __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>
}

/** A second try in the same page would find its story shown already, and play nothing. */
async function openPageAnew(): Promise<Page> {
  const runner = globalThis as unknown as RunnerGlobals
  await runner.jestPlaywright.resetPage()
  await runner.__sbSetupPage(runner.page, runner.context)
  return runner.page
}

export default config
