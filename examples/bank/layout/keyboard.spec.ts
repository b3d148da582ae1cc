import { newPerson } from '../e2e/bank.ts'
import { signInTo } from '../e2e/journeys.ts'
import { expect, test } from '../e2e/test.ts'
import { word } from '../e2e/words.ts'

// The heights that a keyboard leaves on a large phone and on a small one.
const HEIGHTS = [540, 400]

test.describe('layout', { tag: '@transfers' }, () => {
  test('shows the field that is typed in above the keyboard of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInTo(page, '/transfer/p2p', await newPerson())
    for (const height of HEIGHTS)
      for (const label of ['payeeEmailLabel', 'amountLabel', 'noteLabel']) {
        const field = page.getByLabel(word('transfers', label))
        await field.click()
        await page.setViewportSize({ width: 390, height })
        await page.keyboard.type('1')
        const isSeen = await field.evaluate(element => {
          const { left, top, bottom } = element.getBoundingClientRect()
          return [top + 2, bottom - 2].every(y =>
            document
              .elementFromPoint(left + 24, y)
              ?.closest('.sp-field')
              ?.contains(element),
          )
        })
        expect(isSeen, `${label} is seen whole at ${height} px`).toBe(true)
        await page.setViewportSize({ width: 390, height: 844 })
      }
  })
})
