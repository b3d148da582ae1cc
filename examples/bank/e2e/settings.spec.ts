import { readFile } from 'node:fs/promises'
import { newPerson } from './bank.ts'
import { openProfile, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test('keeps what a customer wants to be told of, also after a reload (ROUTE-029, ROUTE-030, RT-029)', async ({
  page,
}) => {
  const person = await newPerson()
  await signIn(page, person)
  const profile = await openProfile(page)
  await profile.getByRole('link', { name: word('shell', 'settingsLink') }).click()
  await expect(page).toHaveURL(/\/setting$/)
  await page.getByRole('link', { name: word('settings', 'notificationsTitle') }).click()
  await expect(page).toHaveURL(/\/setting\/notifications$/)
  const row = (topic: string) => page.getByRole('row', { name: word('notifications', topic) })
  const news = row('newsTitle')
  const email = news.getByRole('switch', { name: word('notifications', 'emailLabel') })
  await expect(email).toBeChecked()
  await email.press('Space')
  await expect(news.getByText(word('notifications', 'savedOffText'))).toBeVisible()
  await page.reload()
  await expect(email).not.toBeChecked()
  const security = row('securityTitle')
  await security.getByRole('switch').first().press('Space')
  await expect(security.getByRole('switch').first()).toBeChecked()
})

test('saves a letter about an account as a PDF (ROUTE-037, API-036)', async ({ page }) => {
  const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '5.00' }] })
  await signIn(page, person)
  await page.goto('/legal')
  const letters = page.getByRole('list', { name: word('legal', 'lettersTitle') })
  const saving = page.waitForEvent('download')
  await letters.getByRole('button').click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^account-confirmation-\d{4}-\d{2}-\d{2}\.pdf$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await expect(letters.getByRole('status')).toContainText(file.suggestedFilename())
})
