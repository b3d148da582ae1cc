import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { appFor } from './app-for.ts'
import { CONTROL, newPerson } from './bank.ts'
import { signInTo } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

// The loader as its maker publishes it; only the SDK that it loads is a stand-in.
const require = createRequire(import.meta.url)
const LOADER = require.resolve('onfido-sdk-ui')
const MODULE = 'https://onfido.bank.example/Onfido.js'
const SDK = `${CONTROL}/identity/sdk`

const said = (key: string) => word('identity-check', key)
const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Records a page's requests to the provider. */
async function watchProvider(page: Page) {
  const asked: { url: string; body: string; headers: string }[] = []
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(SDK) && url !== MODULE) return
    const headers = JSON.stringify(request.headers())
    asked.push({ url, body: request.postData() ?? '', headers })
  })
  await page.route(MODULE, route =>
    route.fulfill({
      path: LOADER,
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  return asked
}

test.describe('identity-check', { tag: '@identity-check' }, () => {
  test('captures at an origin of its own, with the loader of the provider (PROF-028)', async ({
    page,
  }) => {
    const app = await appFor('aurelia', { onfido: { module: MODULE, sdkUrl: `${SDK}/Onfido.js` } })
    try {
      const person = await newPerson({ situation: 'identity' })
      const asked = await watchProvider(page)
      await signInTo(page, '/profile/identity', { ...person, app: app.url })
      await expect(page.getByRole('button', { name: said('startCta') })).toBeVisible()
      expect(asked).toEqual([])

      await choose(page, said('startCta'))
      await expect(page).toHaveURL(`${app.isolated}/identity`)
      await expect(page.getByRole('button', { name: 'Everything is fine' })).toBeVisible()
      const seen = await page.evaluate(async () => ({
        stored: [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length],
        state: history.state as unknown,
      }))
      expect(seen).toEqual({ stored: [0, 0, 0], state: null })
      const told = asked.filter(({ url }) => url.endsWith('/analytics'))
      expect(told.length).toBeGreaterThan(0)
      for (const { body } of told) {
        expect(JSON.parse(body)).toMatchObject({
          context: { configuration: { clientDomain: `${app.isolated}/identity` } },
        })
        expect(body).not.toContain(person.email)
      }

      await choose(page, 'The camera is denied')
      await expect(page.getByText(said('deniedCaptureError'))).toBeVisible()
      await choose(page, said('retryCta'))
      await choose(page, 'The token expires')
      // The app gets another token, and leads back by itself.
      await page.waitForURL(`${app.url}/**`)
      await page.waitForURL(`${app.isolated}/identity`)
      await choose(page, 'Everything is fine')
      await expect(page).toHaveURL(new RegExp(`^${app.url}/profile/identity\\?check=`))
      await expect(page.getByText(said('approvedTitle'))).toBeVisible()
    } finally {
      await app.stop()
    }
  })
})
