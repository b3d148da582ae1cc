import { newPerson } from './bank.ts'
import { signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('history', { tag: '@history' }, () => {
  test(
    'finds things in a long history: as one scrolls, types and goes back (ROUTE-038, HIST-002)',
    { tag: '@fast' },
    async ({ page }) => {
      await signInTo(
        page,
        '/history?period=all&transactionDirection=out',
        await newPerson({ history: 2000 }),
      )
      const rows = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
      await expect(page.getByText(/ of 1,800 /)).toBeVisible()
      await expect(async () => {
        await page.mouse.wheel(0, 3000)
        await expect(page.getByText(/^(2[2-9]|[3-9]\d)\d of 1,800 /)).toBeVisible({ timeout: 250 })
      }).toPass()
      expect(await rows.count(), 'the rows in sight').toBeLessThan(60)

      await page.getByRole('searchbox').fill('Groceries 1998')
      await expect(page).toHaveURL(/keyword=Groceries\+1998/)
      await expect(page).toHaveURL(/transactionDirection=out/)
      await expect(rows).toHaveCount(1)
      const chip = word('history', 'removeFilterCta').replace(
        '{{name}}',
        word('common', 'outgoingLabel'),
      )
      await page.getByRole('button', { name: chip }).click()
      await expect(page).not.toHaveURL(/transactionDirection/)
      await page.goBack()
      await expect(page).toHaveURL(/keyword=Groceries\+1998/)
      await expect(page.getByRole('button', { name: chip })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('searchbox')).toHaveValue('Groceries 1998')

      await rows.first().getByRole('button').click()
      await expect(page.getByRole('dialog')).toContainText('Groceries 1998')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: word('history', 'receiptCta') }).click()
      expect((await download).suggestedFilename()).toMatch(/^receipt-[\d-]+\.pdf$/)
    },
  )
})
