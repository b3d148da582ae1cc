import { newestCode, newPerson } from './bank.ts'
import { openVirtualCard, ownAmount, sendButton, signIn, signInTo, visit } from './journeys.ts'
import { expect, test } from './test.ts'
import { word } from './words.ts'

const cards = (key: string) => word('cards', key)

test.describe('cards', { tag: '@cards' }, () => {
  test(
    'a customer applies for a card, finds it without a list, pauses it and sees its PIN (ROUTE-024, ROUTE-025, ROUTE-063, ROUTE-064, ROUTE-066)',
    { tag: '@fast' },
    async ({ page }) => {
      const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] })
      await signIn(page, person)
      await page.getByRole('link', { name: word('shell', 'cardsLink') }).click()
      await expect(page).toHaveURL(/\/cards\/virtual$/)
      await expect(page.getByText(cards('virtualEmptyTitle'))).toBeVisible()

      await expect(page.getByRole('link', { name: word('shell', 'addCardTitle') })).toHaveCount(0)
      await page.getByRole('button', { name: cards('applyCta') }).click()
      await expect(page).toHaveURL(/\/add-card$/)
      await page.getByText(cards('virtualKind'), { exact: true }).click()
      await page.getByLabel(cards('aliasLabel')).fill('Online')
      await page.getByRole('button', { name: cards('continueCta') }).click()
      await expect(page).toHaveURL(/\/confirm-card\/\d+$/)
      await page.getByRole('button', { name: cards('confirmCta') }).click()
      await expect(page).toHaveURL(/\/cards\/\d+$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/add-card$/)

      await visit(page, '/cards')
      await expect(page).toHaveURL(/\/cards\/\d+$/)
      await page.getByRole('button', { name: cards('pauseCta') }).click()
      await page.getByRole('button', { name: cards('unpauseCta') }).click()
      await expect(page.getByRole('button', { name: cards('pauseCta') })).toBeVisible()

      await page.getByRole('button', { name: cards('showPinCta') }).click()
      await expect(page).toHaveURL(/\/card\/\d+\/pin$/)
      await page.getByRole('button', { name: cards('sendCodeCta') }).click()
      const code = page.getByLabel(word('attempts', 'codeLabel'))
      await expect(code).toBeVisible()
      await code.fill(await newestCode(person.email))
      const hold = page.getByRole('button', { name: cards('holdCta') })
      await expect(hold).toBeFocused()
      const digits = page.locator('output').filter({ hasText: /^\d{4}$/ })
      await expect(digits).toHaveCount(0)
      await page.keyboard.down('Space')
      await expect(digits).toHaveCount(1)
      await page.keyboard.up('Space')
      await expect(digits).toHaveCount(0)
      await page.keyboard.press('Tab')
      await expect(hold).toHaveCount(0)
    },
  )

  test('a customer who moves is told which cards that ends, before it does (CARD-030, PROF-024)', async ({
    page,
  }) => {
    const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] })
    await signInTo(page, '/add-card', person)
    const fillAddress = async (street: string, city: string, postalCode: string) => {
      await page.getByLabel(cards('address1Label')).fill(street)
      await page.getByLabel(cards('cityLabel')).fill(city)
      await page.locator('[name=postalCode]').fill(postalCode)
    }
    await page.getByText(cards('physicalKind'), { exact: true }).click()
    await fillAddress('4 Quay Lane', 'Galway', 'H91 X2Y7')
    await page.getByRole('button', { name: cards('continueCta') }).click()
    await page.getByRole('button', { name: cards('confirmCta') }).click()
    await expect(page).toHaveURL(/\/cards\/\d+$/)

    await visit(page, '/profile')
    await page.getByRole('link', { name: word('settings', 'addAddressCta') }).click()
    await expect(page).toHaveURL(/\/profile\/address\?add=true$/)
    await page.getByLabel(cards('countryLabel')).selectOption('GB')
    await fillAddress('2 Dock Row', 'London', 'E14 9XX')
    await page.getByRole('button', { name: cards('saveAddressCta') }).click()
    const dialog = page.getByRole('dialog', { name: cards('moveCardsTitle') })
    await expect(dialog.getByText('Card in EUR')).toBeVisible()
    await dialog.getByRole('button', { name: cards('moveAndCancelCta') }).click()
    await expect(page.getByText(cards('movedText'))).toBeVisible()
    await expect(page.getByText('2 Dock Row, London, E14 9XX, United Kingdom')).toBeVisible()
    await visit(page, '/cards')
    await expect(
      page.getByText(word('accounts', 'canceledCardStatus'), { exact: true }),
    ).toBeVisible()
  })

  test('a customer who blocks a card gets back what is on it', async ({ page }) => {
    const person = await newPerson({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] })
    await signIn(page, person)
    await openVirtualCard(page)
    await page.getByRole('button', { name: cards('loadCta') }).click()
    await ownAmount(page).fill('20.00')
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await sendButton(page).click()
    await expect(
      page.getByRole('heading', { name: word('payments', 'settledOwnTitle') }),
    ).toBeVisible()

    await visit(page, '/cards')
    await page.getByRole('button', { name: cards('blockCta') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(cards('blockBalanceText'))).toBeVisible()
    await dialog.getByRole('button', { name: cards('blockCta') }).click()
    await page.getByRole('button', { name: cards('leftoverCta') }).click()
    await ownAmount(page).fill('20.00')
    await page.getByRole('button', { name: word('transfers', 'reviewCta') }).click()
    await sendButton(page).click()
    await page.getByRole('button', { name: word('payments', 'homeCta') }).click()
    await expect(page.getByText('€50.00').first()).toBeVisible()
  })
})
