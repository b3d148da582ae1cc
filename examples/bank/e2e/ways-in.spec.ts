import { createHash, randomBytes } from 'node:crypto'
import { answerPush, newestCode, newPerson, openDeviceLink, CONTROL, type Person } from './bank.ts'
import { enterCredentials, signIn, signOut } from './journeys.ts'
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
    await expect(page).toHaveURL(`${CONTROL}/outside?app=${encodeURIComponent(appOrigin())}`)
    const asked = page.waitForRequest(/authorizationId=/)
    await page.getByRole('button', { name: 'Sign in with the bank' }).click()
    const address = (await asked).url()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      word('external-sign-in', 'consentTitle').replace('{{name}}', 'Harbour Club'),
    )
    await page
      .getByRole('button', { name: word('external-sign-in', 'allowCta'), exact: true })
      .click()
    await expect(page.getByText(`Signed in as ${person.email}.`)).toBeVisible()
    // Asked once: the second sign-in goes straight there and back.
    await page.goto('/auth/sei')
    await page.getByRole('button', { name: 'Sign in with the bank' }).click()
    await expect(page.getByText(`Signed in as ${person.email}.`)).toBeVisible()
    // A second time nobody waits for it: that leads to the root.
    await page.goto(address)
    await expect(page).toHaveURL(/\/home$/)
  })

  test('shares nothing before it is allowed, and nothing when it is refused (ROUTE-055)', async ({
    page,
  }) => {
    await signIn(page, await newPerson())
    const codes: string[] = []
    page.on('request', request => {
      if (/[?&]code=/.test(request.url())) codes.push(request.url())
    })
    await page.goto('/auth/sei')
    await page.getByRole('button', { name: 'Sign in with the bank' }).click()
    const refuse = page.getByRole('button', { name: word('external-sign-in', 'refuseCta') })
    await expect(refuse).toBeVisible()
    expect(codes).toEqual([])
    await refuse.click()
    await expect(page.getByText('The bank was not allowed to say who you are.')).toBeVisible()
    await page.goto('/auth/sei')
    await page.getByRole('button', { name: 'Sign in with the bank' }).click()
    await expect(refuse).toBeVisible()
    expect(codes).toEqual([])
  })

  test('is withdrawn in the security settings', async ({ page }) => {
    await signIn(page, await newPerson())
    await page.goto('/auth/sei')
    await page.getByRole('button', { name: 'Sign in with the bank' }).click()
    const allow = page.getByRole('button', {
      name: word('external-sign-in', 'allowCta'),
      exact: true,
    })
    await allow.click()
    await expect(page.getByText(/Signed in as/)).toBeVisible()
    await page.goto('/setting/security')
    await page
      .getByRole('button', {
        name: word('security', 'withdrawNamedCta').replace('{{name}}', 'Harbour Club'),
      })
      .click()
    await expect(page.getByText(word('security', 'outsidersEmptyTitle'))).toBeVisible()
    await page.goto('/auth/sei')
    await page.getByRole('button', { name: 'Sign in with the bank' }).click()
    await expect(allow).toBeVisible()
  })

  test('says at the sign-in for whom it is, until somebody signs out (AUTH-019)', async ({
    page,
  }) => {
    const person = await newPerson()
    const clients: unknown[] = []
    page.on('request', request => {
      if (!request.url().endsWith('/auth/login')) return
      clients.push((request.postDataJSON() as { client?: unknown }).client)
    })
    await page.goto('/auth/sei')
    await enterCredentials(page, person)
    await expect(page).toHaveURL(`${CONTROL}/outside?app=${encodeURIComponent(appOrigin())}`)
    expect(clients).toEqual(['sei'])
    await page.goto('/home')
    await signOut(page)
    await expect(page).toHaveURL(/\/login/)
    await enterCredentials(page, person)
    await expect(page).toHaveURL(/\/home$/)
    expect(clients).toEqual(['sei', 'spa'])
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

test.describe('signing in by a link with a code and its verifier', () => {
  test('signs in once, and leaves neither in the address (ROUTE-081, AUTH-042, TRAP-30)', async ({
    page,
  }) => {
    const person = await newPerson({ signIn: 'push' })
    const query = await handedOver(person)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url(), request.headers()['referer'] ?? ''))
    await page.goto('/login')
    await page.goto(`/history?${query}`)
    await expect(page).toHaveURL(/\/history$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page itself was asked for by that address; nothing after it.
    expect(asked.filter(url => url.includes('codeVerifier'))).toHaveLength(1)
    await page.goBack()
    await page.goForward()
    await expect(page).toHaveURL(/\/history$/)
    await signOut(page)
    await page.goto(`/history?${query}`)
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(word('start', 'handoverRefusedTitle'))).toBeVisible()
  })

  test('asks before it replaces who is signed in (ROUTE-081, TRAP-30)', async ({ page }) => {
    const [ada, ben] = [await newPerson(), await newPerson({ signIn: 'push' })]
    const query = await handedOver(ben)
    await signIn(page, ada)
    await page.goto(`/profile?${query}`)
    await expect(page.getByText(word('start', 'handoverTitle'))).toBeVisible()
    await page.getByRole('button', { name: word('start', 'handoverStayCta') }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText(ada.email).first()).toBeVisible()
    await page.goto(`/profile?${query}`)
    await page.getByRole('button', { name: word('start', 'handoverTakeCta') }).click()
    await expect(page.getByText(ben.email).first()).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
  })
})

/** What a link of the bank brings along, once a phone has approved the sign-in. */
async function handedOver({ email, password }: Person): Promise<string> {
  const codeVerifier = randomBytes(48).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const answer = await fetch(`${API}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client: 'spa', username: email, password, codeChallenge }),
  })
  // The protocol's own answer, held by its tests.
  const { code = '' } = (await answer.json()) as { code?: string }
  await answerPush(email, true)
  return String(new URLSearchParams({ code, codeVerifier }))
}

const API = `http://127.0.0.1:${process.env['SIXPENCE_BANK_PORT'] ?? '4400'}`
const appOrigin = () => new URL(test.info().project.use.baseURL ?? '').origin
