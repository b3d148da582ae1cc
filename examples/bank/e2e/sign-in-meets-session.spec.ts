import type { BrowserContext, Page } from '@playwright/test'
import { newPerson, type Person } from './bank.ts'
import { enterCredentials } from './journeys.ts'
import { beginSession } from './begin-session.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

/** Returns a promise that a test resolves when it wants. */
function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  return { open: () => open(), opened }
}

/** Holds answers of the bank until a test releases them. */
async function holdAnswers(page: Page, path: string) {
  const [arrived, released] = [gate(), gate()]
  await page.route(`**${path}`, async route => {
    const answer = await route.fetch()
    arrived.open()
    await released.opened
    await route.fulfill({ response: answer })
  })
  return { arrived: arrived.opened, release: released.open }
}

/** Opens the page of somebody who is signed in but whose cookie is lost, so that it is the form. */
async function returnUnmarked(context: BrowserContext, person: Person) {
  await beginSession(context, person)
  await context.clearCookies({ name: 'sixpence.session' })
}

/** Records all of the page's text from now on. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    new MutationObserver(() => said.add(document.body?.innerText ?? '')).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  return () =>
    page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].join('\n'))
}

const home = (page: Page, person: Person) => {
  const [firstName = ''] = person.name.split(' ')
  return page.getByRole('heading', { level: 1, name: firstName })
}

interface Heard {
  readonly said: () => Promise<string>
  /** The text that nobody may have read. */
  readonly unsaid: string
}

/** Checks that somebody is signed in, can go on, and has seen nothing of the earlier session. */
async function expectIn(page: Page, person: Person, { said, unsaid }: Heard) {
  await expect(home(page, person)).toBeVisible()
  await page
    .getByRole('link', { name: word('shell', 'historyLink') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/history$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await said()).not.toContain(unsaid)
}

/** Creates the person of the earlier session and the one who signs in now. */
async function twoPeople() {
  const [before, now] = [
    await newPerson({ name: 'Formosa Earlier' }),
    await newPerson({ name: 'Nevena Later' }),
  ]
  return { before, now, unsaid: 'Formosa' }
}

test.describe('sign-in', { tag: '@sign-in' }, () => {
  test(
    'lets another user in who was quicker than the app, and the session before',
    { tag: '@fast' },
    async ({ page, context }) => {
      const { before, now, unsaid } = await twoPeople()
      await returnUnmarked(context, before)
      const said = await listen(page)
      const typed = gate()
      await page.route(/\/assets\/(?!first-).*\.js$/, async route => {
        await typed.opened
        await route.continue()
      })
      const login = await holdAnswers(page, '/auth/login')
      await page.goto('/login', { waitUntil: 'commit' })
      await page.getByLabel(word('sign-in', 'emailLabel')).fill(now.email)
      const password = page.getByLabel(word('sign-in', 'passwordLabel'), { exact: true })
      await password.fill(now.password)
      await password.press('Enter')
      typed.open()
      await login.arrived
      // Enough for the earlier session to open.
      await page.waitForTimeout(1_000)
      await expect(password).toBeVisible()
      login.release()
      await expectIn(page, now, { said, unsaid })
    },
  )

  for (const first of ['login', 'refresh'] as const)
    test(`lets another user in while the session before opens, the ${first} answered first`, async ({
      page,
      context,
    }) => {
      const { before, now, unsaid } = await twoPeople()
      await returnUnmarked(context, before)
      const said = await listen(page)
      const refresh = await holdAnswers(page, '/auth/refresh')
      const login = await holdAnswers(page, '/auth/login')
      await page.goto('/login')
      await refresh.arrived
      await enterCredentials(page, now)
      await login.arrived
      if (first === 'refresh') {
        const opened = page.waitForResponse(/customerInfoGet/)
        refresh.release()
        await opened
        await page.waitForTimeout(1_000)
        await expect(page.getByLabel(word('sign-in', 'emailLabel'))).toBeVisible()
      }
      login.release()
      await expect(home(page, now)).toBeVisible()
      refresh.release()
      await expectIn(page, now, { said, unsaid })
    })

  test.describe('where somebody else signs in in another tab', () => {
    // Their session ends too.
    test.use({ mayLog: [/status of 401/] })

    test('shows nothing of them to who signs in here at the same moment', async ({
      page,
      context,
    }) => {
      const [other, now] = [
        await newPerson({ name: 'Formosa Elsewhere' }),
        await newPerson({ name: 'Nevena Here' }),
      ]
      const said = await listen(page)
      const login = await holdAnswers(page, '/auth/login')
      await page.goto('/login')
      await enterCredentials(page, now)
      await login.arrived
      await beginSession(context, other)
      await page.waitForTimeout(1_000)
      await expect(page.getByLabel(word('sign-in', 'emailLabel'))).toBeVisible()
      login.release()
      await expect(home(page, now)).toBeVisible()
      expect(await said()).not.toContain('Formosa')
    })
  })

  test.describe('where the session before is over', () => {
    test.use({ mayLog: [/status of 401/] })

    test('keeps what is typed, and lets in', async ({ page, context }) => {
      const person = await newPerson()
      await returnUnmarked(context, person)
      const over = gate()
      await page.route('**/auth/refresh', async route => {
        await over.opened
        const headers = { 'Access-Control-Allow-Origin': '*' }
        await route.fulfill({ status: 401, headers, json: { code: 'invalid_grant', message: '' } })
      })
      await page.goto('/login')
      const email = page.getByLabel(word('sign-in', 'emailLabel'))
      await email.fill(person.email)
      over.open()
      await expect(page.getByText(word('shell', 'expiredNotice'))).toBeVisible()
      await page.waitForTimeout(1_000)
      await expect(email).toHaveValue(person.email)
      await enterCredentials(page, person)
      await expect(page).toHaveURL(/\/home$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
})
