import type { Page } from '@playwright/test'
import { appFor } from './app-for.ts'
import { newPerson } from './bank.ts'
import { watchSecrets } from './canary.ts'
import { enterCredentials, openVirtualCard, showCardDetails } from './journeys.ts'
import { expect, test } from './test.ts'
import { VGS_STAND_IN } from './vgs-stand-in.ts'
import { word } from './words.ts'

const cards = (key: string) => word('cards', key)

/** Somebody with a virtual card, at its page. */
async function openCard(page: Page, app = '') {
  const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] })
  await page.goto(`${app}/login`)
  await enterCredentials(page, person)
  await expect(page).toHaveURL(/\/home$/)
  await openVirtualCard(page, app)
  return person
}

const numberIn = (page: Page) => page.getByRole('dialog').frameLocator('iframe').locator('#number')

test('a customer sees the number of a card in a frame, and the page around it never does (CARD-016)', async ({
  page,
  context,
}) => {
  const canary = await watchSecrets(context)
  const answers: Promise<string>[] = []
  page.on('response', answer => {
    if (answer.request().resourceType() !== 'document') answers.push(answer.text().catch(() => ''))
  })
  const person = await openCard(page)
  await showCardDetails(page, person)
  const number = numberIn(page)
  await expect(number).toHaveText(/^9999 00\d\d \d{4} \d{4}$/)
  const shown = await number.innerText()
  const digits = shown.replaceAll(' ', '')
  for (const form of [shown, digits]) {
    canary.add('cardDigits', form)
    expect(await page.content()).not.toContain(form)
    expect((await Promise.all(answers)).join('\n')).not.toContain(form)
  }
  const reached = await page.evaluate(() => {
    try {
      return document.querySelector('iframe')?.contentWindow?.document.body.textContent
    } catch {
      return 'kept out'
    }
  })
  expect(reached).toBe('kept out')
  await page.keyboard.press('Escape')
  await expect(page.getByText(cards('detailsGoneText'))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeFocused()
  expect(await canary.search(page, 'signedIn')).toEqual([])
})

test('the number of a card is gone when somebody looks away', async ({ page }) => {
  const person = await openCard(page)
  await showCardDetails(page, person)
  await expect(numberIn(page)).toBeVisible()
  await page.getByRole('dialog').getByRole('heading').click()
  await expect(page.getByText(cards('detailsGoneText'))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the number of a card is gone when half a minute is over', async ({ page }) => {
  await page.clock.install()
  const person = await openCard(page)
  await showCardDetails(page, person)
  await expect(page.getByText(/Hidden again in/)).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(page.getByText(cards('detailsGoneText'))).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test.describe('a page that asks for what its frame was asked by', () => {
  // It is refused, and every browser says so in the console.
  test.use({ mayLog: [/CORS policy|Failed to load resource/] })

  test('is not answered', async ({ page }) => {
    const person = await openCard(page)
    // Somebody is quicker than the frame.
    await page.route('**/card-frame?*', route => route.abort())
    const asked = page.waitForRequest('**/card-frame?*')
    await showCardDetails(page, person)
    const address = (await asked).url()
    await page.unroute('**/card-frame?*')
    const answer = await page.evaluate(
      async url => (await fetch(url).catch(() => undefined))?.text(),
      address,
    )
    expect(answer).toBeUndefined()
  })
})

test('a brand with a vault shows the number by VGS Show, here by a stand-in for it (CARD-016)', async ({
  page,
}) => {
  const app = await appFor('aurelia', { vgs: { vaultId: 'tnt1', environment: 'sandbox' } })
  try {
    await page.route('https://js.verygoodvault.com/**', async route => {
      const isScript = route.request().url().endsWith('/show.js')
      await route.fulfill(
        isScript
          ? { contentType: 'text/javascript', body: VGS_STAND_IN }
          : { contentType: 'text/html', body: '<p id="number">from the vault</p>' },
      )
    })
    const person = await openCard(page, app.url)
    await showCardDetails(page, person)
    await expect(page.getByRole('dialog').locator('iframe')).toHaveCount(2)
    const first = page.getByRole('dialog').frameLocator('iframe >> nth=0').locator('#number')
    await expect(first).toHaveText('from the vault')
    await expect(page.getByText(/Hidden again in/)).toBeVisible()
  } finally {
    await app.stop()
  }
})
