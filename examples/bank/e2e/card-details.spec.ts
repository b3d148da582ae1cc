import type { Page } from '@playwright/test'
import { appFor } from './app-for.ts'
import { newPerson } from './bank.ts'
import { watchSecrets } from './canary.ts'
import { openVirtualCard, showCardDetails, signIn, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { VGS_STAND_IN, VGS_COLLECT_STAND_IN } from './vgs-stand-in.ts'
import { word } from './words.ts'

const cards = (key: string) => word('cards', key)

/** Opens the page of a person's virtual card. */
async function openCard(page: Page, app?: string) {
  const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] })
  await signIn(page, { ...person, ...(app !== undefined && { app }) })
  await openVirtualCard(page)
  return person
}

const numberIn = (page: Page) => page.getByRole('dialog').frameLocator('iframe').locator('#number')

const SCRIPTS = [
  { name: '/show.js', body: VGS_STAND_IN },
  { name: '/vgs-collect.js', body: VGS_COLLECT_STAND_IN },
]
const IN_A_FRAME = '<p id="number">from the vault</p><input aria-label="Card number">'

test.describe('cards', { tag: '@cards' }, () => {
  test(
    'a customer sees the number of a card in a frame, and the page around it never does (CARD-016)',
    { tag: '@fast' },
    async ({ page, context }) => {
      const canary = await watchSecrets(context)
      const answers: Promise<string>[] = []
      page.on('response', answer => {
        if (answer.request().resourceType() !== 'document')
          answers.push(answer.text().catch(() => ''))
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
      // The user looks away.
      await page.getByRole('dialog').getByRole('heading').click()
      await expect(page.getByText(cards('detailsGoneText'))).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toBeFocused()
      expect(await canary.search(page, 'signedIn')).toEqual([])
    },
  )

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
    // The request is refused, and every browser logs that to the console.
    test.use({ mayLog: [/CORS policy|Failed to load resource/] })

    test('is not answered', async ({ page }) => {
      const person = await openCard(page)
      // The test is faster than the frame.
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

  test('a brand with a vault shows a number by VGS Show and takes one by VGS Collect, here by stand-ins (CARD-016, XFER-037)', async ({
    page,
  }) => {
    const app = await appFor('aurelia', { vgs: { vaultId: 'tnt1', environment: 'sandbox' } })
    try {
      await page.route('https://js.verygoodvault.com/**', async route => {
        const script = SCRIPTS.find(({ name }) => route.request().url().endsWith(name))
        await route.fulfill(
          script
            ? { contentType: 'text/javascript', body: script.body }
            : { contentType: 'text/html', body: IN_A_FRAME },
        )
      })
      const person = await openCard(page, app.url)
      await showCardDetails(page, person)
      await expect(page.getByRole('dialog').locator('iframe')).toHaveCount(2)
      const first = page.getByRole('dialog').frameLocator('iframe >> nth=0').locator('#number')
      await expect(first).toHaveText('from the vault')
      await expect(page.getByText(/Hidden again in/)).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')

      await visit(page, '/cards/payouts')
      const cards = (key: string) => word('external-cards', key)
      await page.getByRole('button', { name: cards('addCta') }).click()
      const field = page.frameLocator('iframe').getByRole('textbox', { name: 'Card number' })
      await expect(field).toBeVisible()
      await expect(page.getByText(cards('openFailedTitle'))).toHaveCount(0)
      await expect(page.getByText(cards('openingStatus'))).toHaveCount(0)
    } finally {
      await app.stop()
    }
  })
})
