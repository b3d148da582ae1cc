import { expect, type Page } from '@playwright/test'

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Records unrequested layout shifts from the first drawing of each page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node?: Element | Text | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const place = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)}+${Math.round(height)}`
    window.shifts = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element ? `${node.localName}.${node.className}` : (node?.data ?? '')
          return `${name} ${place(previousRect)} to ${place(currentRect)}`
        })
        window.shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the share of a page that has moved by itself, and the moved parts. */
export async function shiftsOf(page: Page) {
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return { sum, told: JSON.stringify(shifts) }
}

/** Fails if more than the allowed share has moved by itself. */
export async function expectSteady(page: Page, most = 0.02): Promise<void> {
  const { sum, told } = await shiftsOf(page)
  expect(sum, told).toBeLessThanOrEqual(most)
}
