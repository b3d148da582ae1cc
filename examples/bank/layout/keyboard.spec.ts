import { newPerson } from '../e2e/bank.ts'
import { signIn } from '../e2e/journeys.ts'
import { expect, test } from '../e2e/test.ts'
import { word } from '../e2e/words.ts'

// What a keyboard on the screen leaves of a large phone, and of a small one.
for (const height of [540, 400])
  test(`shows the field that is typed in, ${height} px above the keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, await newPerson())
    await page.goto('/transfer/p2p')
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
      expect(isSeen, `${label} is seen whole`).toBe(true)
      await page.setViewportSize({ width: 390, height: 844 })
    }
  })
