import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { answerPush, newestCode, newPerson, openDeviceLink, CONTROL, type Person } from './bank.ts'
import { enterCredentials, signInTo, signOut, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('sign-in', { tag: '@sign-in' }, () => {
  // A call that comes too early is a 401, which every browser logs to its console.
  test.use({ mayLog: [/status of 40[14]/] })

  test.describe('moving to sign-ins that a phone approves', () => {
    test(
      'softly: is asked once, and may go on (AUTH-015, ROUTE-012)',
      { tag: '@fast' },
      async ({ page }) => {
        const person = await newPerson({ migration: 'soft' })
        await page.goto('/history')
        await enterCredentials(page, person)
        await expect(page).toHaveURL(/\/scp$/)
        await expect(page.getByText('12 days left')).toBeVisible()
        await page.getByRole('button', { name: word('migration', 'notNowCta') }).click()
        await expect(page).toHaveURL(/\/history$/)
        await visit(page, '/')
        await expect(page).toHaveURL(/\/home$/)
      },
    )

    test('strictly: links a phone first, over a reload too (AUTH-015, AUTH-026, GAP-21, ROUTE-013)', async ({
      page,
    }) => {
      const person = await newPerson({ migration: 'strict' })
      await page.goto('/scp-enable')
      await expect(page).toHaveURL(/\/login$/)
      await enterCredentials(page, person)
      await page.setViewportSize({ width: 390, height: 800 })
      await page.getByRole('button', { name: word('migration', 'linkPhoneCta') }).click()
      await expect(page).toHaveURL(/\/scp-mobile$/)
      await expect(page.getByRole('link', { name: word('migration', 'openAppLink') })).toBeVisible()
      const code = page.getByRole('img', { name: word('devices', 'qrLabel') })
      await expect(code).toHaveCount(0)
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto('/scp-enable')
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
      await expect(page).toHaveURL(/\/home$/)
    })
  })

  const atOutside = () => `${CONTROL}/outside?app=${encodeURIComponent(appOrigin())}`
  const startOutside = (page: Page) =>
    page.getByRole('button', { name: 'Sign in with the bank' }).click()
  const allowButton = (page: Page) =>
    page.getByRole('button', { name: word('external-sign-in', 'allowCta'), exact: true })

  test(
    'a sign-in to somebody outside goes there and back, once, and nowhere else (ROUTE-055, AUTH-019, AUTH-040, AUTH-041)',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await newPerson()
      const clients: unknown[] = []
      page.on('request', request => {
        if (!request.url().endsWith('/auth/login')) return
        clients.push((request.postDataJSON() as { client?: unknown }).client)
      })
      await page.goto('/auth/sei')
      await enterCredentials(page, person)
      await expect(page).toHaveURL(atOutside())
      expect(clients).toEqual(['sei'])
      const asked = page.waitForRequest(/authorizationId=/)
      await startOutside(page)
      const address = (await asked).url()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        word('external-sign-in', 'consentTitle').replace('{{name}}', 'Harbour Club'),
      )
      await allowButton(page).click()
      await expect(page.getByText(`Signed in as ${person.email}.`)).toBeVisible()
      // The second time no sign-in waits for it, so it leads to the root.
      await page.goto(address)
      await expect(page).toHaveURL(/\/home$/)
      for (const query of ['authorizationId=x&', ''])
        await leadsHome(page, `/auth/sei?${query}redirect_uri=https%3A%2F%2Fevil.example%2F`)
      await signOut(page)
      await expect(page).toHaveURL(/\/login/)
      await enterCredentials(page, person)
      await expect(page).toHaveURL(/\/home$/)
      expect(clients).toEqual(['sei', 'spa'])
    },
  )

  /** Checks that an address of the app leads to home. */
  async function leadsHome(page: Page, path: string): Promise<void> {
    await visit(page, '/history')
    await expect(page).toHaveURL(/\/history$/)
    await visit(page, path)
    await expect(page).toHaveURL(/\/home$/)
  }

  test('somebody outside learns nothing before it is allowed, nor once it is refused or withdrawn (ROUTE-055)', async ({
    page,
  }) => {
    const codes: string[] = []
    page.on('request', request => {
      if (/[?&]code=/.test(request.url())) codes.push(request.url())
    })
    await signInTo(page, '/auth/sei', await newPerson())
    await startOutside(page)
    const refuse = page.getByRole('button', { name: word('external-sign-in', 'refuseCta') })
    await expect(refuse).toBeVisible()
    await refuse.click()
    await expect(page.getByText('The bank was not allowed to say who you are.')).toBeVisible()
    await page.goto('/auth/sei')
    await startOutside(page)
    await expect(refuse).toBeVisible()
    expect(codes).toEqual([])

    await allowButton(page).click()
    await expect(page.getByText(/Signed in as/)).toBeVisible()
    // The consent is needed only once: the second sign-in goes straight there and back.
    await page.goto('/auth/sei')
    await startOutside(page)
    await expect(page.getByText(/Signed in as/)).toBeVisible()
    await page.goto('/setting/security')
    const withdraw = word('security', 'withdrawNamedCta').replace('{{name}}', 'Harbour Club')
    await page.getByRole('button', { name: withdraw }).click()
    await expect(page.getByText(word('security', 'outsidersEmptyTitle'))).toBeVisible()
    await visit(page, '/auth/sei')
    await startOutside(page)
    await expect(allowButton(page)).toBeVisible()
  })

  test('a link with a code and its verifier signs in once, leaves neither in the address, and asks before it replaces who is there (ROUTE-081, AUTH-042, TRAP-30)', async ({
    page,
  }) => {
    const [ada, ben] = [await newPerson(), await newPerson({ signIn: 'push' })]
    const used = await handedOver(ben)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url(), request.headers()['referer'] ?? ''))
    await page.goto(`/history?${used}`)
    await expect(page).toHaveURL(/\/history$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Only the page's own request had this address.
    expect(asked.filter(url => url.includes('codeVerifier'))).toHaveLength(1)
    await signOut(page)
    await page.goto(`/history?${used}`)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(word('start', 'handoverRefusedTitle'))).toBeVisible()

    const query = await handedOver(ben)
    await signInTo(page, `/profile?${query}`, ada)
    await expect(page.getByText(word('start', 'handoverTitle'))).toBeVisible()
    await page.getByRole('button', { name: word('start', 'handoverStayCta') }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText(ada.email).first()).toBeVisible()
    await page.goto(`/profile?${query}`)
    await page.getByRole('button', { name: word('start', 'handoverTakeCta') }).click()
    await expect(page.getByText(ben.email).first()).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
  })

  /** Returns the parameters of a bank's link, after a phone has approved the sign-in. */
  async function handedOver({ email, password }: Person): Promise<string> {
    const codeVerifier = randomBytes(48).toString('base64url')
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
    const answer = await fetch(`${API}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client: 'spa', username: email, password, codeChallenge }),
    })
    // The protocol's own answer, checked by its tests.
    const { code = '' } = (await answer.json()) as { code?: string }
    await answerPush(email, true)
    return String(new URLSearchParams({ code, codeVerifier }))
  }

  const API = `http://127.0.0.1:${process.env['SIXPENCE_BANK_PORT'] ?? '4400'}`
  const appOrigin = () => new URL(test.info().project.use.baseURL ?? '').origin
})
