import { newestCode, newPerson } from './bank.ts'
import { signIn, signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const say = (key: string) => word('profile', key)

test('a customer replaces their phone and adds an email (PROF-018, PROF-023)', async ({ page }) => {
  const person = await newPerson()
  await signInTo(page, '/profile', person)
  await page.getByRole('button', { name: say('changePhoneCta') }).click()
  await page.getByLabel(say('phoneLabel')).fill('086 111 2233')
  await page.getByRole('button', { name: say('sendCodeCta') }).click()
  const code = page.getByLabel(word('attempts', 'codeLabel'))
  await expect(code).toBeVisible()
  await code.fill(await newestCode(person.email))
  await page.getByRole('button', { name: say('confirmCta'), exact: true }).click()
  await expect(page.getByText(say('phoneConfirmedText'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('+353 861112233')).toBeVisible()

  const second = `second-${person.email}`
  await page.getByRole('button', { name: say('addEmailCta') }).click()
  await page.getByLabel(say('emailLabel'), { exact: true }).fill(second)
  await page.getByRole('button', { name: say('sendCodeCta') }).click()
  await expect(code).toBeVisible()
  await code.fill(await newestCode(second))
  await page.getByRole('button', { name: word('attempts', 'confirmCta'), exact: true }).click()
  await expect(page.getByText(say('emailConfirmedText'))).toBeVisible()
})

test('addresses of settings that moved lead on (ROUTE-033)', async ({ page }) => {
  await signIn(page, await newPerson())
  await page.goto('/profile/security#sp-security-password')
  await expect(page).toHaveURL(/\/setting\/security#sp-security-password$/)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/setting$/)
})
