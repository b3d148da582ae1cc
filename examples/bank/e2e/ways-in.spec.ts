import { answerPush, newestCode, newPerson, openDeviceLink, PEOPLE } from './bank.ts'
import { enterCredentials } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

// A call that comes too early is a 401, which every browser writes to its console by itself.
test.use({ mayLog: [/status of 40[14]/] })

test.describe('moving to sign-ins that a phone approves', () => {
  test('softly: is asked once, and may go on (AUTH-015, ROUTE-012)', async ({ page }) => {
    const person = await newPerson({ migration: 'soft' })
    await page.goto('/history')
    await enterCredentials(page, person)
    await expect(page).toHaveURL(/\/scp$/)
    await expect(page.getByText('12 days left')).toBeVisible()
    await page.getByRole('button', { name: word('migration', 'laterCta') }).click()
    await expect(page).toHaveURL(/\/history$/)
    await page.goto('/')
    await expect(page).toHaveURL(/\/home$/)
  })

  test('softly with a linked phone: confirms there (AUTH-015)', async ({ page }) => {
    const person = await newPerson({ migration: 'soft', hasPhone: true })
    await page.goto('/login')
    await enterCredentials(page, person)
    await page.getByRole('button', { name: word('migration', 'confirmCta') }).click()
    await expect(page.getByText(word('migration', 'waitingText'))).toBeVisible()
    await answerPush(person.email, true)
    await expect(page.getByText(word('migration', 'doneTitle'))).toBeVisible()
    await page.getByRole('button', { name: word('migration', 'goOnCta') }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('strictly: links a phone first, over a reload too (AUTH-015, AUTH-026, GAP-21)', async ({
    page,
  }) => {
    const person = await newPerson({ migration: 'strict' })
    await page.goto('/scp-enable')
    await expect(page).toHaveURL(/\/login$/)
    await enterCredentials(page, person)
    await page.getByRole('button', { name: word('migration', 'linkPhoneCta') }).click()
    await expect(page).toHaveURL(/\/scp-enable$/)
    const code = page.getByRole('img', { name: word('devices', 'qrLabel') })
    await expect(code).toBeVisible()
    await page.reload()
    await expect(code).toBeVisible()
    await page.goto('/home')
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/scp-enable')
    await expect(code).toBeVisible()
    await openDeviceLink(person.email)
    await page.getByRole('button', { name: word('devices', 'byEmailLabel') }).click()
    await page.getByLabel(word('attempts', 'codeLabel')).fill(await newestCode(person.email))
    await page.getByRole('button', { name: word('devices', 'approveCta') }).click()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('shows a phone a link in place of a code (ROUTE-013)', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const person = await newPerson({ migration: 'strict' })
    await page.goto('/login')
    await enterCredentials(page, person)
    await page.getByRole('button', { name: word('migration', 'linkPhoneCta') }).click()
    await expect(page).toHaveURL(/\/scp-mobile$/)
    await expect(page.getByRole('link', { name: word('migration', 'openAppLink') })).toBeVisible()
    await expect(page.getByRole('img', { name: word('devices', 'qrLabel') })).toHaveCount(0)
  })
})

test.describe('signing in to somebody outside', () => {
  test('goes there and back, once (ROUTE-055, AUTH-040, AUTH-041)', async ({ page }) => {
    const person = await newPerson()
    await page.goto('/auth/sei')
    await enterCredentials(page, person)
    await expect(page).toHaveURL(`${PEOPLE}/outside?app=${encodeURIComponent(appOrigin())}`)
    const asked = page.waitForRequest(/authorizationId=/)
    await page.getByRole('button', { name: 'Sign in with the bank' }).click()
    const address = (await asked).url()
    await expect(page.getByText(`Signed in as ${person.email}.`)).toBeVisible()
    // A second time nobody waits for it: that leads to the root.
    await page.goto(address)
    await expect(page).toHaveURL(/\/home$/)
  })

  test('leads nobody to an address that the bank does not know', async ({ page }) => {
    await page.goto('/login')
    await enterCredentials(page, await newPerson())
    await expect(page).toHaveURL(/\/home$/)
    await page.goto('/auth/sei?authorizationId=x&redirect_uri=https%3A%2F%2Fevil.example%2F')
    await expect(page).toHaveURL(/\/home$/)
    await page.goto('/auth/sei?redirect_uri=https%3A%2F%2Fevil.example%2F')
    await expect(page).toHaveURL(/\/home$/)
  })
})

const appOrigin = () => new URL(test.info().project.use.baseURL ?? '').origin
