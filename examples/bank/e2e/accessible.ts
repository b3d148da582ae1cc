import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type Part = Parameters<AxeBuilder['include']>[0]

/** Fails when axe finds something in the page, or in a part of it. */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  // On the way from one colour to another neither of them is there.
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Infinity
    })
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
