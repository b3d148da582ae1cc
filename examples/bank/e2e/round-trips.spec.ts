import type { Page } from '@playwright/test'
import { newPerson } from './bank.ts'
import { enterCredentials } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

/** Longer than the page takes to ask for two things that do not wait for each other. */
const LATENCY_MS = 400
const TYPING_MS = 5_000
const MOST = 4

interface Asked {
  readonly name: string
  readonly startTime: number
  readonly responseEnd: number
}

/** Has every request take its time from now on, so that what waits for what can be told. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/*', async route => {
    await new Promise(resolve => setTimeout(resolve, LATENCY_MS))
    await route.continue()
  })
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
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      // Nobody waits for a picture.
      .filter(({ initiatorType }) => !['img', 'other'].includes(initiatorType))
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  )
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
