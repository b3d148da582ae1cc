import type { Page } from '@playwright/test'
import { expectWell } from './accessible.ts'
import { countPayments, newestCode, newPerson } from './bank.ts'
import { tabTo } from './by-keyboard.ts'
import { signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const IBAN = 'DE89370400440532013000'

/** One of its IBANs has a mistyped digit, and the last payment is more than the account has. */
const SUPPLIERS = {
  name: 'suppliers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'payeeName,countryCode,currency,amount,note,iban',
      `Ada Klein,DE,EUR,20.00,Rent May,${IBAN}`,
      'Bruno Weiss,DE,EUR,30.00,Invoice 18,DE89370400440532013001',
      `Dario Lang,DE,EUR,800.00,Invoice 20,${IBAN}`,
    ].join('\n'),
  ),
}

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

  test('are mended by keyboard, approved by another, and those not made are prepared again (MASS-002, ACCESS-009, APPR-004, APPR-015)', async ({
    page,
    elsewhere,
  }) => {
    const accounts = [{ currencyCode: 'EUR', balance: '150.00' }]
    const owner = await newPerson({ kind: 'business', approval: 'otp', accounts })
    const clerk = await newPerson({
      kind: 'business',
      approval: 'none',
      standing: { actsForOthers: true },
      accesses: [{ customerId: owner.customerId, right: 'initiate', permissions: ['massEft'] }],
    })
    await signInTo(page, '/accesses', clerk)
    await page.getByRole('button', { name: new RegExp(owner.name) }).click()
    await expect(page).toHaveURL(/\/home$/)
    await visit(page, '/transfer/mass')
    await expect(page).toHaveURL(/\/transfer\/mass\/eft$/)
    await page.locator('input[type=file]').setInputFiles(SUPPLIERS)
    await expect(page.getByRole('grid')).toBeVisible()
    await tabTo(page, 'button', word('batches', 'nextFaultCta'))
    await page.keyboard.press('Enter')
    await page.keyboard.type(IBAN)
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', word('mass-transfer', 'saveCta'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/transfer\/external\/mass\/confirm\?batch=/)
    await page.getByRole('checkbox', { name: word('batches', 'asFarLabel') }).focus()
    await page.keyboard.press('Space')
    await press(page, 'batches', 'submitCta')
    await page.getByLabel(word('attempts', 'codeLabel')).fill(await newestCode(clerk.email))
    await expect(page.getByText(word('payments', 'otherApproverTitle'))).toBeVisible()

    const desk = await elsewhere()
    await signInTo(desk, '/approvals', owner)
    await desk.getByRole('button', { name: /suppliers/ }).click()
    await desk.getByRole('button', { name: word('approvals', 'approveCta') }).click()
    const code = desk.getByRole('dialog').getByLabel(word('attempts', 'codeLabel'))
    await code.fill(await newestCode(owner.email))
    await expect.poll(() => countPayments(owner)).toBe(2)

    await visit(page, '/history/batch-transfers')
    await page.getByRole('button', { name: /suppliers/ }).click()
    await expect(page.getByText(word('batches', 'fundsReason'))).toBeVisible()
    await expectWell(page)
    await press(page, 'batches', 'payAgainCta')
    await expect(page).toHaveURL(/\/transfer\/mass\/eft\?batch=/)
    await expect(page.getByRole('grid').getByText('Dario Lang')).toBeVisible()
    await expect(page.getByRole('grid').getByText('Ada Klein')).toHaveCount(0)
  })
})
