import type { Page } from '@playwright/test'
import { newPerson } from './bank.ts'
import { signIn, signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'

/** The number of rows up to which a list is drawn in full. */
const WHOLE_LIST = 200
// More than are loaded even when slow.
const HISTORY = 900

const rowsOf = (page: Page) => page.getByRole('main').locator('li:has(time)')

/** Returns the text with the number of loaded rows, once it no longer changes. */
async function countAtRest(page: Page): Promise<string> {
  const said = page.getByText(/^\d+ of /)
  let last = ''
  await expect(async () => {
    const before = last
    last = (await said.textContent()) ?? ''
    expect(last).toBe(before)
  }).toPass({ intervals: [500] })
  return last
}

test.describe('history', { tag: '@history' }, () => {
  test('prints every row that is loaded, and says how many are not', async ({ page }) => {
    await signInTo(page, '/history?period=all', await newPerson({ history: HISTORY }))
    await expect(async () => {
      await page.mouse.wheel(0, 3000)
      await expect(page.getByText(/^(2[2-9]|[3-9]\d)\d of /)).toBeVisible({ timeout: 250 })
    }).toPass()
    const said = await countAtRest(page)
    const [loaded = 0, total = 0] = said.match(/\d+/g)?.map(Number) ?? []
    expect(loaded).toBeGreaterThan(WHOLE_LIST)
    expect(await rowsOf(page).count(), 'the rows in sight').toBeLessThan(60)

    await page.evaluate(() =>
      addEventListener('beforeprint', () => {
        const rows = document.querySelectorAll('main li:has(time)').length
        document.documentElement.dataset['printed'] = String(rows)
      }),
    )
    await page.pdf()
    await expect(page.locator('html')).toHaveAttribute('data-printed', String(loaded))
    expect(await rowsOf(page).count(), 'the rows in sight again').toBeLessThan(60)

    await page.emulateMedia({ media: 'print' })
    await expect(rowsOf(page)).toHaveCount(loaded)
    await expect(page.getByText(/n’t printed/)).toContainText(String(total - loaded))
  })

  test('prints no form, no button and no arrow', async ({ page }) => {
    await signIn(page, await newPerson({ history: 19 }))
    for (const screen of ['/home', '/history?period=all']) {
      await page.emulateMedia({ media: 'screen' })
      await visit(page, screen)
      await expect(page).toHaveURL(new RegExp(`${screen.split('?')[0]}`))
      await expect(rowsOf(page).first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('navigation')).toBeHidden()
      const main = page.getByRole('main')
      await expect(main.getByRole('textbox')).toHaveCount(0)
      await expect(main.getByRole('combobox')).toHaveCount(0)
      await expect(main.getByRole('slider')).toHaveCount(0)
      await expect(main.locator('.sp-button:visible, li button > svg:visible')).toHaveCount(0)
      await expect(rowsOf(page).first()).toBeVisible()
    }
  })
})
