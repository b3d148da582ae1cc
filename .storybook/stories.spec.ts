// Every story of the built Storybook: it renders, what it plays holds, and axe finds nothing to
// complain of on a computer and on a phone.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test as base, type Page } from '@playwright/test'
import { showStory } from './show-story.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const WIDTHS = [1280, 390]

interface IndexEntry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly title: string
  readonly name: string
}

/** One page for all stories of a worker: its bank boots once and starts anew for each story. */
const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use) => {
      const baseURL = process.env['SIXPENCE_STORYBOOK'] ?? ''
      // What fades in has no contrast yet.
      const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
      await page.goto('/iframe.html')
      await page.addScriptTag({ path: AXE })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

for (const { id, title, name } of stories())
  test(`${title}: ${name}`, async ({ preview }) => {
    await preview.setViewportSize({ width: 1280, height: 800 })
    expect(await preview.evaluate(showStory, id)).toEqual([])
    for (const width of WIDTHS) {
      await preview.setViewportSize({ width, height: 800 })
      expect(await preview.evaluate(faultsOfPage), `at ${width} px`).toEqual([])
    }
  })

function stories(): readonly IndexEntry[] {
  const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8')
  const { entries } = JSON.parse(index) as { entries: Record<string, IndexEntry> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

interface Axe {
  run(
    context: string,
    options: { resultTypes: readonly string[] },
  ): Promise<{
    violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
  }>
}

// Runs in the page.
async function faultsOfPage(): Promise<string[]> {
  // axe.min.js has put itself there.
  const { axe } = globalThis as unknown as { axe: Axe }
  const { violations } = await axe.run('body', { resultTypes: ['violations'] })
  const faults = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(node => `  ${node.html}\n  ${node.failureSummary ?? ''}`).join('\n')}`,
  )
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`)
  return faults
}
