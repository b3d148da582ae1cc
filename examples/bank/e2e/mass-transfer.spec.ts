import type { Page } from '@playwright/test'
import { expectWell } from './accessible.ts'
import { countPayments, newPerson } from './bank.ts'
import { signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const press = (page: Page, room: string, key: string) =>
  page.getByRole('button', { name: word(room, key), exact: true }).click()

/** Pastes payments, one a line, and goes on to their review. */
async function paste(page: Page, text: string) {
  await page.getByRole('textbox', { name: word('mass-transfer', 'nameLabel') }).fill('Stall')
  await press(page, 'mass-transfer', 'pasteCta')
  await page.getByRole('textbox', { name: word('mass-transfer', 'pasteLabel') }).fill(text)
  await press(page, 'mass-transfer', 'checkCta')
  await expect(page.getByRole('grid')).toBeVisible()
  await press(page, 'mass-transfer', 'saveCta')
}

test.describe('many payments', { tag: ['@batches', '@transfers'] }, () => {
  test(
    'are pasted, paid once, and paid again only if that is meant (MASS-003, MASS-008, MASS-013, ROUTE-046, ROUTE-047)',
    { tag: '@fast' },
    async ({ page }) => {
      const [ben, zoe] = [await newPerson(), await newPerson()]
      const payer = await newPerson({ kind: 'business', approval: 'none' })
      const text = `${ben.email} 12.50 Shelf\n${zoe.email} 7.50 Lamp`
      await signInTo(page, '/transfer/mass', payer)
      await expect(page).toHaveURL(/\/transfer\/mass\/p2p$/)
      await paste(page, text)
      await expect(page).toHaveURL(/\/transfer\/mass\/p2p\/confirm\?batch=/)
      await expectWell(page)
      await press(page, 'batches', 'submitCta')
      await expect(page.getByText(word('batches', 'submittedTitle'))).toBeVisible()
      await expect.poll(() => countPayments(payer)).toBe(2)

      await press(page, 'batches', 'anotherBatchCta')
      await paste(page, text)
      const asked = page.getByRole('dialog')
      await expect(asked.getByText(word('mass-transfer', 'identicalTitle'))).toBeVisible()
      await asked.getByRole('button', { name: word('mass-transfer', 'identicalCta') }).click()
      await expect(page).toHaveURL(/\/confirm\?batch=/)
      await press(page, 'batches', 'submitCta')
      await press(page, 'batches', 'identicalYesCta')
      await expect(page.getByText(word('batches', 'submittedTitle'))).toBeVisible()
      await expect.poll(() => countPayments(payer)).toBe(4)
    },
  )
})
