import { fileURLToPath } from 'node:url'
import { expect, test as base, type BrowserContext, type Page, type Route } from '@playwright/test'
import { createSandbox, type Sandbox } from '@sixpence/sandbox'
import { pageLoads } from '@sixpence/tooling/page-loads'
import { bundleScript } from '@sixpence/tooling/script'

const isFull = process.env['SIXPENCE_FULL'] === '1'
const [TABS, EXPIRIES] = isFull ? [8, 25] : [4, 5]
/** A token of five minutes is renewed ten seconds before its end. */
const NEARLY_FIVE_MINUTES_MS = 295_000
const ORIGIN = 'http://tabs.localhost'

interface Served {
  readonly sandbox: Sandbox
  readonly page: string
}

const test = base.extend<{ pageLoads: undefined }, { served: Served }>({
  pageLoads,
  served: [
    // Playwright requires the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = fileURLToPath(new URL('..', import.meta.url))
      const { contents } = await bundleScript(folder, 'e2e/session-page.ts')
      const script = new TextDecoder().decode(contents)
      // A refresh token used twice under two keys ends the session at once.
      const sandbox = await createSandbox({ refreshGraceMs: 0 })
      await use({ sandbox, page: `<!doctype html><title>A tab</title><script>${script}</script>` })
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
})

/** Serves page and bank on one origin; returns the status of each refresh. */
async function serve(context: BrowserContext, { sandbox, page }: Served): Promise<number[]> {
  const refreshes: number[] = []
  await context.route(`${ORIGIN}/**`, async route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: page })
    const answer = await askBank(sandbox, route)
    if (pathname === '/auth/refresh') refreshes.push(answer.status)
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  return refreshes
}

async function askBank({ fetch }: Sandbox, route: Route): Promise<Response> {
  const asked = route.request()
  return fetch(asked.url(), {
    method: asked.method(),
    headers: await asked.allHeaders(),
    body: asked.postData(),
  })
}

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(ORIGIN)
  return tab
}

async function newPerson({ control }: Sandbox): Promise<{ email: string; password: string }> {
  const answer = await control('http://127.0.0.1/people', { method: 'POST', body: '{}' })
  return (await answer.json()) as { email: string; password: string }
}

test.describe('session', { tag: '@sign-in' }, () => {
  test('keeps every tab signed in over many expiries, by one refresh for each (SESS-002, SESS-003)', async ({
    context,
    served,
  }) => {
    const refreshes = await serve(context, served)
    const { email, password } = await newPerson(served.sandbox)
    const tabs = [await openTab(context)]
    const [first] = tabs
    await first?.evaluate(
      ([username, word]) => window.tab.signIn.start({ username, password: word }),
      [email, password] as const,
    )
    while (tabs.length < TABS) tabs.push(await openTab(context))
    const asked = (times: number) =>
      Promise.all(tabs.map(tab => tab.evaluate(n => window.tab.ask(n), times)))
    await asked(1)
    refreshes.length = 0

    for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
      await Promise.all(
        tabs.map(tab => tab.evaluate(ms => window.tab.age(ms), NEARLY_FIVE_MINUTES_MS)),
      )
      const statuses = await asked(3)
      expect(new Set(statuses.flat())).toEqual(new Set([200]))
    }
    expect(refreshes).toEqual(Array.from({ length: EXPIRIES }, () => 200))
    const states = await Promise.all(
      tabs.map(tab => tab.evaluate(() => window.tab.session.getSnapshot().status)),
    )
    expect(states).toEqual(Array.from({ length: TABS }, () => 'signed_in'))
  })

  test(
    'ends every tab when one signs out, also those that ask for nothing (SESS-008)',
    { tag: '@fast' },
    async ({ context, served }) => {
      await serve(context, served)
      const { email, password } = await newPerson(served.sandbox)
      const [one, two, three] = [
        await openTab(context),
        await openTab(context),
        await openTab(context),
      ]
      await one.evaluate(
        ([username, word]) => window.tab.signIn.start({ username, password: word }),
        [email, password] as const,
      )
      const status = (tab: Page) => tab.evaluate(() => window.tab.session.getSnapshot().status)
      for (const tab of [two, three]) await tab.evaluate(() => window.tab.ask(1))
      await two.evaluate(() => window.tab.session.signOut())
      for (const tab of [one, two, three]) await expect.poll(() => status(tab)).toBe('signed_out')
    },
  )
})
