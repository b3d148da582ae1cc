import type { Page } from '@playwright/test'
import { newPerson, type Person } from './bank.ts'
import { enterCredentials, signIn } from './journeys.ts'
import { reviewButton, heading } from './send-form.ts'
import { expect, test } from './test.ts'
import { fillWay, WAYS_TO_SEND, type WayToSend } from './ways-to-send.ts'
import { word } from './words.ts'

/** Longer than the page takes to send two independent requests. */
const LATENCY_MS = 400
const TYPING_MS = 5_000
const MOST = 4
/** Longer than filling in a form takes, so that only dependent requests are delayed by it. */
const LONG_LATENCY_MS = 3_000
const MOST_TO_REVIEW = 6
const MOST_SCRIPTS = 20
const BANK = `http://127.0.0.1:${process.env['SIXPENCE_BANK_PORT'] ?? '4400'}`
const BALANCES = '/api?balanceInquiry'
const FIRST_WAVE = [
  '/api?customerInfoGet',
  BALANCES,
  '/api?ratesDefaultList',
  '/api?announcementList',
  '/api?transactionHistoryList',
]

interface Asked {
  readonly name: string
  readonly startTime: number
  readonly responseEnd: number
}

/** Delays every request from now on, to show which ones wait for others. */
async function slowDown(page: Page, { at = '**/*', latencyMs = LATENCY_MS } = {}): Promise<void> {
  await page.route(at, async route => {
    await new Promise(resolve => setTimeout(resolve, latencyMs))
    await route.continue()
  })
}

/** Returns a page's requests. */
function askedBy(page: Page): Promise<Asked[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      // Nothing waits for a picture.
      .filter(({ initiatorType }) => !['img', 'other'].includes(initiatorType))
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  )
}

const accountOf = (page: Page, { accounts: [first] }: Person) =>
  page
    .getByRole('main')
    .getByText(first?.accountId.slice(-4) ?? '')
    .first()

/** Signs in and waits for the home page with its accounts. Returns the requests until then. */
async function signInSlowly(page: Page): Promise<Asked[]> {
  const person = await newPerson()
  await page.goto('/login')
  await slowDown(page)
  await page.getByLabel(word('sign-in', 'emailLabel')).fill(person.email)
  // Typing a password takes time.
  await page.waitForTimeout(TYPING_MS)
  await enterCredentials(page, person)
  await expect(page).toHaveURL(/\/home$/)
  await expect(accountOf(page, person)).toBeVisible()
  const asked = await askedBy(page)
  const password = asked.find(({ name }) => name.endsWith('/auth/login'))
  return asked.filter(({ startTime }) => password && startTime >= password.startTime)
}

/**
 * Returns the longest chain of requests that each began after the answer to the previous one. Its
 * length is how often the customer waited for the network.
 */
function chainOf(asked: readonly Asked[]): Asked[] {
  const chain: Asked[] = []
  for (const one of asked.toSorted((a, b) => a.responseEnd - b.responseEnd)) {
    if (one.startTime >= (chain.at(-1)?.responseEnd ?? 0)) chain.push(one)
  }
  return chain
}

const namesOf = (chain: readonly Asked[]) =>
  chain.map(({ name }) => name.replace(/^.*\/\/[^/]*/, ''))

test.describe('round trips', { tag: '@start' }, () => {
  test('goes from the password to the home page in four round trips', async ({ page }) => {
    const chain = chainOf(await signInSlowly(page))
    expect(namesOf(chain)[0]).toBe('/auth/login')
    expect(namesOf(chain).slice(MOST)).toEqual([])
  })

  test('comes back to the accounts in two round trips, with few scripts, after a reload', async ({
    page,
  }) => {
    const person = await newPerson()
    await signIn(page, person)
    await slowDown(page, { at: `${BANK}/**` })
    await page.reload()
    await expect(accountOf(page, person)).toBeVisible()
    const asked = await askedBy(page)
    const scripts = asked.filter(({ name }) => name.endsWith('.js'))
    expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS)
    const calls = asked.filter(({ name }) => name.startsWith(BANK))
    const balances = calls.find(({ name }) => name.endsWith(BALANCES))
    const isBefore = ({ responseEnd }: Asked) => responseEnd <= (balances?.startTime ?? 0)
    expect(namesOf(calls.filter(isBefore))).toEqual(['/auth/refresh'])
    const wave = namesOf(calls.filter(({ startTime }) => startTime < (balances?.responseEnd ?? 0)))
    expect(wave).toEqual(expect.arrayContaining(FIRST_WAVE))
  })

  /** Goes from the menu to the review. Returns the requests until then. */
  async function sendSlowly(page: Page, wish: WayToSend): Promise<Asked[]> {
    const accounts = [{ currencyCode: 'EUR', balance: '2000.00' }]
    await signIn(page, await newPerson({ accounts, ...wish.wishes }))
    await page.waitForLoadState('networkidle')
    await slowDown(page, { latencyMs: LONG_LATENCY_MS })
    const pressedAt = await page.evaluate(() => performance.now())
    const menu = page.getByRole('navigation', { name: word('shell', 'navLabel') })
    await menu.getByRole('link', { name: word('shell', 'p2pTransferLink') }).click()
    await page.getByRole('link', { name: word('shell', 'bankTransferTab') }).click()
    await fillWay(page, wish)
    await reviewButton(page).click()
    await expect(heading(page, 'reviewTitle')).toBeVisible()
    const asked = await askedBy(page)
    // Requests cancelled by another choice weren't waited for.
    return asked.filter(
      ({ startTime, responseEnd }) =>
        startTime >= pressedAt && responseEnd - startTime >= LONG_LATENCY_MS,
    )
  }

  // They differ in the requests while the form is filled in; the full run covers them all.
  const WALKED = process.env['SIXPENCE_FULL'] === '1' ? WAYS_TO_SEND : WAYS_TO_SEND.slice(0, 1)

  for (const wish of WALKED) {
    test(`goes from the menu to the review of ${wish.name} in six round trips`, async ({
      page,
    }, info) => {
      const chain = namesOf(chainOf(await sendSlowly(page, wish)))
      info.annotations.push({ type: 'round trips', description: chain.join(' ') })
      expect(chain.length).toBeGreaterThan(3)
      expect(chain.slice(MOST_TO_REVIEW), chain.join(' ')).toEqual([])
    })
  }
})
