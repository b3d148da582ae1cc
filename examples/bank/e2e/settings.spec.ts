import { newPerson } from './bank.ts'
import { openProfile, signIn, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('settings', { tag: '@security' }, () => {
  test('keeps what a customer wants to be told of, and leads to each part of the security settings, also after a reload (ROUTE-029, ROUTE-030, RT-029)', async ({
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

    await visit(page, '/setting/security')
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
})
