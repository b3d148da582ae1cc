import type { Page } from '@playwright/test'
import { newPerson } from './bank.ts'
import { enterCredentials, signIn } from './journeys.ts'
import { reviewButton, heading } from './send-form.ts'
import { expect, test } from './test.ts'
import { fillWay, WAYS_TO_SEND, type WayToSend } from './ways-to-send.ts'
import { word } from './words.ts'

/** Longer than the page takes to ask for two things that do not wait for each other. */
const LATENCY_MS = 400
const TYPING_MS = 5_000
const MOST = 4
/** Longer than it takes to fill a form in, so that only what needs an answer waits for it. */
const LONG_LATENCY_MS = 3_000
const MOST_TO_REVIEW = 6

interface Asked {
  readonly name: string
  readonly startTime: number
  readonly responseEnd: number
}

/** Has every request take its time from now on, so that what waits for what can be told. */
async function slowDown(page: Page, latencyMs = LATENCY_MS): Promise<void> {
  await page.route('**/*', async route => {
    await new Promise(resolve => setTimeout(resolve, latencyMs))
    await route.continue()
  })
}

/** What a page has asked for. */
function askedBy(page: Page): Promise<Asked[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      // Nobody waits for a picture.
      .filter(({ initiatorType }) => !['img', 'other'].includes(initiatorType))
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  )
}

/** Signs in and waits for the home page with its accounts; answers what was asked for on the way. */
async function signInSlowly(page: Page): Promise<Asked[]> {
  const person = await newPerson()
  await page.goto('/login')
  await slowDown(page)
  await page.getByLabel(word('sign-in', 'emailLabel')).fill(person.email)
  // Nobody types a password in no time.
  await page.waitForTimeout(TYPING_MS)
  await enterCredentials(page, person)
  await expect(page).toHaveURL(/\/home$/)
  const ownAccount = person.accounts[0]?.accountId.slice(-4) ?? ''
  await expect(page.getByRole('main').getByText(ownAccount).first()).toBeVisible()
  const asked = await askedBy(page)
  const password = asked.find(({ name }) => name.endsWith('/auth/login'))
  return asked.filter(({ startTime }) => password && startTime >= password.startTime)
}

/**
 * The longest chain of requests of which each began after the answer to the one before: as often
 * did the customer wait for the network.
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

  test('counts a round trip more when a call waits for another', async ({ page }) => {
    await page.addInitScript(() => {
      const ask = window.fetch.bind(window)
      window.fetch = async (input, init) => {
        const address = new Request(input).url
        if (address.includes('/api?')) await (await ask('/config.json')).text()
        return ask(input, init)
      }
    })
    const chain = namesOf(chainOf(await signInSlowly(page)))
    expect(chain).toContain('/config.json')
    expect(chain.length).toBeGreaterThan(MOST)
  })

  /** Goes from the menu to the review; answers what was asked for on the way. */
  async function sendSlowly(page: Page, wish: WayToSend): Promise<Asked[]> {
    const accounts = [{ currencyCode: 'EUR', balance: '2000.00' }]
    await signIn(page, await newPerson({ accounts, ...wish.wishes }))
    await page.waitForLoadState('networkidle')
    await slowDown(page, LONG_LATENCY_MS)
    const pressedAt = await page.evaluate(() => performance.now())
    const menu = page.getByRole('navigation', { name: word('shell', 'navLabel') })
    await menu.getByRole('link', { name: word('shell', 'p2pTransferLink') }).click()
    await page.getByRole('link', { name: word('shell', 'bankTransferTab') }).click()
    await fillWay(page, wish)
    await reviewButton(page).click()
    await expect(heading(page, 'reviewTitle')).toBeVisible()
    const asked = await askedBy(page)
    // What was given up, because another way was chosen meanwhile, was not waited for.
    return asked.filter(
      ({ startTime, responseEnd }) =>
        startTime >= pressedAt && responseEnd - startTime >= LONG_LATENCY_MS,
    )
  }

  // They differ in what is looked up while the form is filled in; the full run walks them all.
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
