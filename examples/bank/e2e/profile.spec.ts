import { newestCode, newPerson } from './bank.ts'
import { signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const say = (key: string) => word('profile', key)

test.describe('profile', { tag: '@profile' }, () => {
  test('a task leads to its part of the profile, where a customer confirms a phone and adds an email (PROF-023, VERIF-015)', async ({
    page,
  }) => {
    const person = await newPerson({ situation: 'phone' })
    await signInTo(page, '/profile', person)
    await page.getByRole('button', { name: word('verification', 'phoneTitle') }).click()
    const heading = page.getByRole('heading', { name: say('phoneTitle'), exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await page.getByRole('button', { name: say('addPhoneCta') }).click()
    await page.getByLabel(say('phoneLabel')).fill('086 111 2233')
    await page.getByRole('button', { name: say('sendCodeCta') }).click()
    const code = page.getByLabel(word('attempts', 'codeLabel'))
    await expect(code).toBeVisible()
    await code.fill(await newestCode(person.email))
    await expect(page.getByText(say('phoneConfirmedText'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('+353 861112233')).toBeVisible()

    const second = `second-${person.email}`
    await page.getByRole('button', { name: say('addEmailCta') }).click()
    await page.getByLabel(say('emailLabel'), { exact: true }).fill(second)
    await page.getByRole('button', { name: say('sendCodeCta') }).click()
    await expect(code).toBeVisible()
    await code.fill(await newestCode(second))
    await expect(page.getByText(say('emailConfirmedText'))).toBeVisible()
  })
})
