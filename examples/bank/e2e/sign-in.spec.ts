import { answerPush, newestCode, newPerson } from './bank.ts'
import { enterCredentials, signInByForm, signOut, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('sign-in', { tag: '@sign-in' }, () => {
  // A refused sign-in is a 401, which every browser logs to its console.
  test.use({ mayLog: [/status of 401/] })

  test(
    'lets in with the code from the inbox, after a wrong one too (AUTH-010)',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await newPerson({ signIn: 'otp' })
      await page.goto('/login')
      await enterCredentials(page, person)
      const code = await newestCode(person.email)
      const field = page.getByLabel(word('attempts', 'codeLabel'))
      await field.fill(code === '000000' ? '111111' : '000000')
      await expect(page.getByText(word('errors', 'wrong_code'))).toBeVisible()
      await field.fill(code)
      await expect(page).toHaveURL(/\/home$/)
    },
  )

  test(
    'waits for a linked phone, over a reload too (AUTH-011, AUTH-016)',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await newPerson({ signIn: 'push' })
      await page.goto('/login')
      await enterCredentials(page, person)
      const waiting = page.getByRole('heading', { name: word('sign-in', 'approvalTitle') })
      await expect(waiting).toBeVisible()
      await page.reload()
      await expect(waiting).toBeVisible()
      const shown = await page.locator('.sp-pairing-digits').textContent()
      expect(await answerPush(person.email, true)).toBe(shown)
      await expect(page).toHaveURL(/\/home$/)
      const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
      expect(kept).not.toMatch(/codeVerifier/)
    },
  )

  test(
    'says that a password is wrong, and goes on to where the customer wanted to be with the right one (AUTH-009, ROUTE-001, ROUTE-018)',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await newPerson({ signIn: 'simple' })
      await page.goto('/history')
      await expect(page).toHaveURL(/\/login\?to=%2Fhistory$/)
      await enterCredentials(page, { ...person, password: 'not the password' })
      await expect(page.getByText(word('errors', 'wrong_credentials'))).toBeVisible()
      await expect(page.getByLabel(word('sign-in', 'emailLabel'))).toHaveValue(person.email)
      await enterCredentials(page, person)
      await expect(page).toHaveURL(/\/history$/)
      const menu = page.getByRole('navigation', { name: word('shell', 'navLabel') })
      await expect(menu).toBeVisible()
      await visit(page, '/login')
      await expect(page).toHaveURL(/\/home$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        person.name.split(' ')[0] ?? '',
      )
    },
  )

  test(
    'stays signed in over a reload, and leaves all tabs at once (SESS-008)',
    { tag: '@fast' },
    async ({ page, context }) => {
      await signInByForm(page, await newPerson())
      const markup = async () => (await page.request.get('/home')).text()
      expect(await markup()).toContain('sp-start-shell')
      expect(await markup()).not.toContain('<form')
      await visit(page, '/history')
      await page.reload()
      await expect(page).toHaveURL(/\/history$/)
      const other = await context.newPage()
      await other.goto('/history')
      await expect(other).toHaveURL(/\/history$/)
      await signOut(page)
      await expect(page).toHaveURL(/\/login/)
      await expect(other).toHaveURL(/\/login/)
      await page.goBack()
      await expect(page).toHaveURL(/\/login/)
      expect(await markup()).toContain('<form')
    },
  )
})
