import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Part = Parameters<AxeBuilder['include']>[0]

/** Fails when axe finds something in the page, or in a part of it, once it has come to rest. */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  // A notice may come at any time: from here on nothing fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults = await faultsAtRest(page, part)
  // Something may have begun to be fetched anew while axe was looking.
  expect(faults.length > 0 ? await faultsAtRest(page, part) : faults).toEqual([])
}

/** Fails when the page is wider than its window, or axe finds something in it. */
export async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, 'nothing sticks out to the side').toBeLessThanOrEqual(0)
}

async function faultsAtRest(page: Page, part?: Part): Promise<string[]> {
  // What is on its way out is drawn paler.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(endMotion)
  // What is all right is counted, and not told.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** On the way from one colour to another neither of them is there. */
async function endMotion(): Promise<void> {
  const running = document.getAnimations().filter(({ effect }) => {
    return effect?.getComputedTiming().endTime !== Infinity
  })
  await Promise.allSettled(running.map(({ finished }) => finished))
}
