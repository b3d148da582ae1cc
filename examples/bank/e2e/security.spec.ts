import { newPerson } from './bank.ts'
import { signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test('leads to each part of the security settings by its name, and says which is being read', async ({
  page,
}) => {
  const person = await newPerson()
  await signInTo(page, '/setting/security', person)
  const contents = page.getByRole('navigation', { name: word('settings', 'sectionsLabel') })
  const password = contents.getByRole('link', { name: word('security', 'passwordTitle') })
  await password.press('Enter')
  const heading = page.getByRole('heading', { name: word('security', 'passwordTitle') })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(password).toHaveAttribute('aria-current', 'location')
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
  await page.reload()
  await expect(heading).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\/setting\/security$/)
})
