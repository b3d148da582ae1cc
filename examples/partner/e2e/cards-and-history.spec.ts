import { newPerson } from '../../bank/e2e/bank.ts'
import { watchSecrets } from '../../bank/e2e/canary.ts'
import { openVirtualCard, signIn } from '../../bank/e2e/journeys.ts'
import { button, expect, frameIn, letIn, PARTNER, test } from '../../bank/e2e/strangers.ts'
import { word } from '../../bank/e2e/words.ts'
import { watchAsHost, whatItSees } from './what-it-sees.ts'

// All of the page is in view, so that every frame is loaded.
test.use({ viewport: { width: 1280, height: 2400 } })

test.describe('cards and history in the page of a club', { tag: '@cards' }, () => {
  test('a customer sees cards and activity in the page of a club, which learns nothing of them', async ({
    page,
    told,
  }) => {
    const person = await newPerson({
      name: 'Wilhelmina Quistgaard',
      accounts: [{ currencyCode: 'EUR', balance: '731.25' }],
      history: 3,
    })
    const bank = await page.context().newPage()
    await signIn(bank, person)
    await openVirtualCard(bank)
    const cardId = bank.url().split('/').at(-1) ?? ''
    await bank.close()

    const canary = await watchSecrets(page.context())
    await watchAsHost(page, PARTNER)
    await page.goto(PARTNER)
    const [cards, history] = [frameIn(page, 'cards'), frameIn(page, 'history')]
    await letIn(page, cards)
    const card = cards.getByRole('button', { name: /Virtual card in EUR/ })
    const masked = (await card.innerText()).replaceAll(/\D/g, '').slice(0, 4)
    await expect(history.getByRole('searchbox')).toBeVisible()
    // A file takes a window of the bank.
    await expect(button(history, 'history', 'exportCta')).toHaveCount(0)
    await card.click()
    await expect(cards.getByText(word('cards', 'authorizationsEmptyTitle'))).toBeVisible()
    expect(await canary.search(page, 'signedIn')).toEqual([])

    await page.getByLabel('Language').selectOption('ro')
    await expect(cards.getByText(word('cards', 'authorizationsEmptyTitle', 'ro'))).toBeVisible()
    await page.getByLabel('Look').selectOption('fjord')
    const look = history.locator('link[href*="/embed/themes/fjord.css"]')
    await expect(look).toHaveCount(1)
    await cards.getByRole('button', { name: word('embedding', 'cardsCta', 'ro') }).click()
    for (const element of ['cards', 'history']) {
      const root = frameIn(page, element).locator('#root')
      await expect(async () => {
        const height = await root.evaluate(each => String(each.scrollHeight))
        const frame = page.locator(`sixpence-${element} iframe`)
        await expect(frame).toHaveAttribute('height', height, { timeout: 500 })
      }).toPass()
    }

    const types = told.map(([type]) => type)
    expect(types.filter(type => type === 'sixpence-signed-in')).toHaveLength(6)
    expect(types).not.toContain('sixpence-error')
    const seen = await whatItSees(page)
    expect(seen).toContain('resized')
    const onTheScreen = [person.name, person.email, '731.25', cardId, masked]
    // Whole words only: four digits also occur within longer numbers.
    expect(onTheScreen.filter(secret => new RegExp(`\\b${secret}\\b`).test(seen))).toEqual([])
  })
})
