import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Part = Parameters<AxeBuilder['include']>[0]

/** Fails if axe finds a fault in the page or a part of it, once it has come to rest. */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  // A notice may appear at any time, so nothing fades in from here on.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults = await faultsAtRest(page, part)
  // A request may have begun again while axe was running.
  expect(faults.length > 0 ? await faultsAtRest(page, part) : faults).toEqual([])
}

/** Fails if the page is wider than its window, or if axe finds a fault. */
export async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
}

async function faultsAtRest(page: Page, part?: Part): Promise<string[]> {
  // Parts that are being removed are drawn paler.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(endMotion)
  // Passed rules are only counted.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Ends transitions, because a colour in between is neither of the two. */
async function endMotion(): Promise<void> {
  const running = document.getAnimations().filter(({ effect }) => {
    return effect?.getComputedTiming().endTime !== Infinity
  })
  await Promise.allSettled(running.map(({ finished }) => finished))
}
