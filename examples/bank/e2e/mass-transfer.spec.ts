import type { Page } from '@playwright/test'
import { expectWell } from './accessible.ts'
import { appFor } from './app-for.ts'
import { countPayments, newestCode, newPerson, type Person } from './bank.ts'
import { tabTo } from './by-keyboard.ts'
import { signInTo, visit } from './journeys.ts'
import { ownBank } from './own-bank.ts'
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

/** Enough of them that they are paid after the answer. */
const ROWS = 1000

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

/** Returns the numbers of payments that are shown: paid, waiting, not paid and cancelled. */
async function shownCounts(page: Page): Promise<number[]> {
  const progress = page.getByRole('region', { name: word('batches', 'progressTitle') })
  const figures = progress.locator('.sp-figures').first().getByRole('definition')
  const texts = await figures.allTextContents()
  return texts.map(text => Number(text.replace(',', '')))
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

  test.describe('under way', () => {
    test.use({ mayLog: [/Failed to (load resource|fetch)|WebSocket|gives this page no answer/] })

    test('go on through a reload and a killed bank, and none is made twice (MASS-012)', async ({
      page,
    }) => {
      const bank = await ownBank()
      const app = await appFor('aurelia', { api: bank.url })
      try {
        const accounts = [{ currencyCode: 'EUR', balance: '9000.00' }]
        const payee = await bank.ask<Person>('/people', {})
        const payer = await bank.ask<Person>('/people', {
          kind: 'business',
          approval: 'none',
          accounts,
        })
        const lines = Array.from({ length: ROWS }, (_, at) => `${payee.email} 1.00 Row ${at + 1}`)
        lines[ROWS - 1] = 'no-one-of-ours@sixpence.example 1.00'
        await signInTo(page, '/transfer/mass/p2p', { ...payer, app: app.url })
        await paste(page, lines.join('\n'))
        await press(page, 'batches', 'submitCta')
        const underWay = page.getByRole('progressbar', { name: word('batches', 'progressTitle') })
        await expect(underWay).toBeVisible()
        const [paid = 0, waiting = 0, refused = 0, cancelled = 0] = await shownCounts(page)
        expect(waiting).toBeGreaterThan(0)
        expect(paid + waiting + refused + cancelled).toBe(ROWS)
        await bank.kill()
        await page.reload()
        const again = page.getByRole('button', { name: word('common', 'retryCta') })
        await expect(again).toBeVisible()
        await bank.restart()
        await again.click()
        await expect.poll(() => shownCounts(page)).toEqual([ROWS - 1, 0, 1, 0])
        const moved = await bank.ask<{ customerId: string; key: string }[]>('/movements')
        const keys = moved.filter(({ customerId }) => customerId === payer.customerId)
        expect(keys).toHaveLength(ROWS - 1)
        expect(new Set(keys.map(({ key }) => key)).size).toBe(ROWS - 1)
        expect(await bank.ask('/audit')).toEqual({ findings: [], underWay: 0 })
      } finally {
        await app.stop()
        await bank.stop()
      }
    })
  })
})
