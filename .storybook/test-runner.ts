import { createRequire } from 'node:module'
import type { TestRunnerConfig } from '@storybook/test-runner'

const axePath = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js')
const WIDTHS = [1280, 390]

interface Axe {
  run(context: string): Promise<{
    violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
  }>
}

const config: TestRunnerConfig = {
  logLevel: 'error',
  async preVisit(page) {
    await page.setViewportSize({ width: 1280, height: 800 })
    // What fades in has no contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' })
  },
  async postVisit(page) {
    await page.addScriptTag({ path: axePath })
    const faults: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const found = await page.evaluate(faultsOfPage)
      faults.push(...found.map(fault => `${width} px: ${fault}`))
    }
    if (faults.length > 0) throw new Error(faults.join('\n'))
  },
}

export default config

// Runs in the page.
async function faultsOfPage(): Promise<string[]> {
  // axe.min.js has put itself there.
  const { axe } = globalThis as unknown as { axe: Axe }
  const { violations } = await axe.run('body')
  const faults = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(node => `  ${node.html}\n  ${node.failureSummary ?? ''}`).join('\n')}`,
  )
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`)
  return faults
}
