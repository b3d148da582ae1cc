import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { appFor } from './app-for.ts'
import { newPerson } from './bank.ts'
import { enterCredentials, openVirtualCard, showCardDetails, signIn } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

test.describe('mobile shell', { tag: '@cards' }, () => {
  // Every browser logs pages that may not be in a frame.
  test.use({ mayLog: [/frame-ancestors/] })

  const TYPES: Record<string, string> = {
    html: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
  }

  /** Starts a mock of a mobile app, on an origin of its own. */
  async function openMock() {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://shell')
      const name = pathname === '/' ? 'index.html' : pathname.slice(1)
      const type = TYPES[name.split('.').at(-1) ?? '']
      if (!/^\w+\.\w+$/.test(name) || !type) return void response.writeHead(404).end()
      response.writeHead(200, { 'Content-Type': type })
      response.end(readFileSync(new URL(`../../shell/${name}`, import.meta.url)))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    // A listening server has a port.
    const { port } = server.address() as AddressInfo
    return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
  }

  test('runs in a mobile app, which hears of it and moves its footer (SHELL-001)', async ({
    page,
  }) => {
    const mock = await openMock()
    const app = await appFor('aurelia', { shell: mock.origin })
    await page.setViewportSize({ width: 900, height: 900 })
    await page.goto(`${mock.origin}/?app=${encodeURIComponent(app.url)}`)
    const bank = page.frameLocator('#page')
    const heard = page.getByRole('list', { name: 'What the page said' })
    await expect(heard).toContainText('appReady')
    await expect(page.getByText('The bank is opening')).toBeHidden()

    await enterCredentials(bank, await newPerson())
    await expect(bank.getByRole('heading', { level: 1 })).toContainText(/Hello/)
    await expect(heard).toContainText(/showPreloader.*hidePreloader/s)
    const navigation = bank.getByRole('navigation', { name: word('shell', 'navLabel') })
    await expect(navigation).toBeVisible()
    await page.getByRole('button', { name: 'Keyboard' }).click()
    await expect(navigation).toBeHidden()
    await page.getByRole('button', { name: 'Keyboard' }).click()
    await expect(navigation).toBeVisible()

    await bank.getByRole('link', { name: /^Privacy policy/ }).click()
    await expect(heard).toContainText('openExternal https://')
    expect(page.context().pages()).toHaveLength(1)

    await page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'signOut' }, '*'),
    )
    await expect(bank.getByRole('heading', { level: 1 })).toBeVisible()
    await app.stop()
    mock.stop()
  })

  test('shows the number of a card in a mobile app too (CARD-016)', async ({ page }) => {
    const mock = await openMock()
    const app = await appFor('fjord', { shell: mock.origin })
    const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] })
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, { ...person, app: app.url })
    await openVirtualCard(page)

    await page.goto(`${mock.origin}/?app=${encodeURIComponent(app.url)}`)
    const bank = page.frameLocator('#page')
    await bank.getByRole('link', { name: word('shell', 'cardsLink'), exact: true }).click()
    await showCardDetails(bank, person)
    const number = bank.getByRole('dialog').frameLocator('iframe').locator('#number')
    await expect(number).toBeVisible()
    await app.stop()
    mock.stop()
  })
})
