import { readFile } from 'node:fs/promises'
import { expectWell } from './accessible.ts'
import { newPerson } from './bank.ts'
import { signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const PHONE = { width: 390, height: 844 }

async function aPayer() {
  const payee = await newPerson()
  const payments = [
    { email: payee.email, amount: '12.50' },
    { email: 'nobody@sixpence.example', amount: '3' },
  ]
  return newPerson({ kind: 'business', batches: [{ name: 'Wages', payments }] })
}

test.describe('batches', { tag: ['@batches', '@history'] }, () => {
  test('finds a batch, reads why a payment was not made, and saves the file (ROUTE-039, HIST-018)', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await signInTo(page, '/history', await aPayer())
    await page.getByRole('link', { name: word('shell', 'batchesLink') }).click()
    await expect(page).toHaveURL(/\/history\/batch-transfers$/)
    // The history has a search box too, until the batches have loaded.
    await expect(page.getByRole('heading', { name: word('shell', 'batchesTitle') })).toBeVisible()
    await page.getByRole('searchbox').fill('wag')
    await page.getByText(word('batches', 'filtersCta')).click()
    await page.getByRole('checkbox', { name: word('batches', 'p2pType') }).check()
    await expect(page).toHaveURL(/search=wag/)
    await expect(page).toHaveURL(/types=p2p/)
    await expectWell(page)
    await page.getByRole('button', { name: /Wages/ }).click()
    await expect(page).toHaveURL(/[?&]id=/)
    await expect(page.getByText(word('batches', 'payeeReason'))).toBeVisible()
    await expectWell(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: word('batches', 'fileCta') }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^batch-[\d-]+\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('nobody@sixpence.example')
    await expect(page.getByRole('dialog'), 'no popup').toHaveCount(0)
    await page.getByRole('button', { name: word('shell', 'allBatchesCta') }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('wag')
    await expect(page.getByRole('checkbox', { name: word('batches', 'p2pType') })).toBeChecked()

    await visit(page, '/history')
    const rows = page.getByRole('main').getByRole('listitem')
    await rows.filter({ hasText: '12.75' }).getByRole('button').click()
    await page.getByRole('button', { name: word('history', 'batchCta') }).click()
    await expect(page).toHaveURL(/\/history\/batch-transfers\?id=/)
    await expect(page.getByRole('heading', { name: 'Wages' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('goes where a link leads, and back to the word that was typed before and after it', async ({
    page,
  }) => {
    await page.clock.install()
    await signInTo(page, '/history', await aPayer())
    const field = page.getByRole('searchbox')
    let comes = () => {}
    const batches = new Promise<void>(resolve => (comes = resolve))
    await page.route('**/assets/batches-*.js', async route => {
      await batches
      await route.continue()
    })
    await field.fill('wag')
    await page.getByRole('link', { name: word('shell', 'batchesLink') }).click()
    await expect(page).toHaveURL(/\/history\/batch-transfers$/)
    // The screen stays usable until the next has loaded.
    await field.fill('wages')
    await page.clock.runFor(1_000)
    await expect(page).toHaveURL(/\/history\/batch-transfers$/)
    comes()
    await expect(page.getByRole('heading', { name: word('shell', 'batchesTitle') })).toBeVisible()
    await page.goBack()
    await expect(field).toHaveValue('wag')
  })
})
