import { readFile } from 'node:fs/promises'
import { newPerson } from './bank.ts'
import { signIn, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('announcements', { tag: ['@announcements', '@statements', '@legal'] }, () => {
  test('reads the news by opening it, answers, and saves a statement and a letter (ROUTE-032, ROUTE-037, ROUTE-040, NEWS-002, NEWS-005, API-036)', async ({
    page,
  }) => {
    const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '5.00' }] })
    await signIn(page, person)
    const bell = page.getByRole('banner').getByRole('link', { name: /^News/ })
    await expect(bell).toHaveAccessibleName(/\d new$/)
    await bell.click()
    await expect(page).toHaveURL(/\/news$/)
    const unread = page.getByText(word('announcements', 'newStatus'), { exact: true })
    await expect(unread.first()).toBeVisible()
    const before = await unread.count()
    const asking = word('announcements', 'askingStatus')
    await page.getByRole('listitem').filter({ hasText: asking }).getByRole('button').click()
    await expect(page).toHaveURL(/\/news\?id=/)
    await page.getByRole('button', { name: word('announcements', 'declineCta') }).click()
    await expect(page.getByText(word('announcements', 'declinedText'))).toBeVisible()
    await page.goBack()
    await expect(unread).toHaveCount(before - 1)
    await page.getByRole('link', { name: word('shell', 'historyLink') }).click()
    await page.getByRole('link', { name: word('shell', 'statementsLink') }).click()
    await expect(page).toHaveURL(/\/statements$/)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: /PDF$/ }).first().click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d{4}-\d{2}\.pdf$/)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

    await visit(page, '/legal')
    const letters = page.getByRole('list', { name: word('legal', 'lettersTitle') })
    const writing = page.waitForEvent('download')
    await letters.getByRole('button').click()
    const letter = await writing
    expect(letter.suggestedFilename()).toMatch(/^account-confirmation-\d{4}-\d{2}-\d{2}\.pdf$/)
    const written = await readFile(await letter.path())
    expect(written.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(letters.getByRole('status')).toContainText(letter.suggestedFilename())
  })
})
